/** One sound: two soft notes of a bell when it is one's turn. Made here, so nothing is fetched. */
const NOTES = [659.26, 987.77]; // E5, B5
const APART = 0.14;
const LASTS = 1.1;
const LOUD = 0.07;

let context: AudioContext | null = null;
let ringing = 0; // chimes that have not rung out yet

/** A browser that has not been touched yet stays silent. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    const last = NOTES.map((pitch, i) => strike(context!, pitch, now + i * APART)).at(-1)!;
    ringing += 1;
    last.onended = () => {
      ringing -= 1;
      // It would compute silence, on and on.
      if (ringing === 0) void context!.suspend();
    };
  } catch {
    // No sound here: the light says it, too.
  }
}

/** Struck softly, and left to ring out; a quieter octave above makes it a bell. The tone that everybody hears. */
function strike(on: AudioContext, pitch: number, at: number): OscillatorNode {
  const ring = (times: number, share: number): OscillatorNode => {
    const tone = on.createOscillator();
    const volume = on.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD * share, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LASTS / times);
    tone.connect(volume).connect(on.destination);
    tone.start(at);
    tone.stop(at + LASTS);
    return tone;
  };
  ring(2, 0.25);
  return ring(1, 1);
}
