/** Notes that it is one's turn, shown by the browser when no page of ours is open. */
import { api } from './api.ts';
import { keep, kept } from './keep.ts';
import { language } from './words.svelte.ts';

export type Notices = 'unknown' | 'impossible' | 'forbidden' | 'off' | 'on';

let state = $state<Notices>('unknown');

/** Where there is no https, or the browser has none of it, everything else works all the same. */
const able = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The worker that shows notes and the page for those who are offline. */
export async function installWorker(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // A browser that does not want one has none; nothing here depends on it.
  }
}

const packed = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function tell(found: PushSubscription): Promise<void> {
  const keys = { p256dh: packed(found.getKey('p256dh')), auth: packed(found.getKey('auth')) };
  await api.subscribe({ endpoint: found.endpoint, ...keys, lang: language.current });
  keep('notes', language.current);
}

export const notices = {
  get state(): Notices {
    return state;
  },
  /** How it stands; a reader who has changed the language is told in that one from now on. */
  async look(): Promise<void> {
    if (!able || !(await api.notices()).push) state = 'impossible';
    else if (Notification.permission === 'denied') state = 'forbidden';
    else {
      const found = await subscription();
      state = found ? 'on' : 'off';
      if (found && kept('notes') !== language.current) await tell(found);
    }
  },
  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      state = 'forbidden';
      return;
    }
    const worker = await navigator.serviceWorker.ready;
    const { key } = await api.notices();
    await tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: unpacked(key) }));
    state = 'on';
  },
  async turnOff(): Promise<void> {
    const found = await subscription();
    if (found) {
      await api.unsubscribe({ endpoint: found.endpoint });
      await found.unsubscribe();
    }
    keep('notes', null);
    state = 'off';
  },
};
