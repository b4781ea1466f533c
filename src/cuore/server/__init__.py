"""The table in the browser: a web server around `Game`, in rooms of their own. README.md says which room is which."""
