import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';

/** The key that identifies the operator to push services (RFC 8292). */
export type VapidKey = {
  readonly signingKey: KeyObject;
  /** The key with which a device subscribes, in base64url. */
  readonly publicKey: string;
};

const CURVE = 'prime256v1';
/** The length of a number of the curve P-256. */
const BYTES = 32;

/** Reads a private key of P-256 in base64url, the form of key generators. Null where it is none. */
export function readVapidKey(text: string): VapidKey | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== BYTES || bytes.toString('base64url') !== text.replace(/=+$/, '')) return null;
  try {
    const curve = createECDH(CURVE);
    curve.setPrivateKey(bytes);
    const point = curve.getPublicKey();
    const part = (from: number) => point.subarray(from, from + BYTES).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', d: bytes.toString('base64url'), x: part(1), y: part(1 + BYTES) };
    return { signingKey: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: point.toString('base64url') };
  } catch {
    return null; // zero, or beyond the order of the curve
  }
}
