/**
 * Passkeys: the server's question in the browser's own types, and what the authenticator says on the way back. Browsers
 * have them only where nobody on the way can change a page (https, this machine itself), and for names, not for addresses.
 */
import { api, Trouble } from './api.ts';
import type { MeInfo } from './messages.ts';
import { t } from './words.svelte.ts';

// As COSE numbers them, the liked ones first: Ed25519, P-256, RSA.
const KINDS = [-8, -7, -257];

export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Have a passkey made for this person, under a name by which they know it again. */
export async function makePasskey(name: string): Promise<MeInfo> {
  const question = await api.passkeyQuestion();
  const made = await asking(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(question.challenge),
        rp: { id: question.party, name: t('ui-brand') },
        user: { id: bytes(question.user), name: question.name, displayName: question.name },
        pubKeyCredParams: KINDS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: question.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    id: made.id,
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
    name,
  });
}

/** Become a device of whose passkey answers. */
export async function signIn(): Promise<MeInfo> {
  const question = await api.signInQuestion();
  const found = await asking(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(question.challenge), rpId: question.party, userVerification: 'preferred' },
    }),
  );
  const response = found.response as AuthenticatorAssertionResponse;
  return api.signIn({
    id: found.id,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: text(response.userHandle ?? new ArrayBuffer(0)),
  });
}

/** Whoever thinks better of it, or has none, is told so in a line of ours. */
async function asking(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw new Trouble(t('screen-me-passkey-known'), 'refused', 0);
    if (!(error instanceof DOMException)) throw error;
  }
  throw new Trouble(t('screen-me-passkey-none'), 'refused', 0);
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
