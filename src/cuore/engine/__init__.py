"""The rules of the table: standard library only, no I/O, no clock, no threads, no logging."""
