declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Parameters = {
    readonly version: 'aes128gcm';
    /** The public key of the recipient, in base64url. */
    readonly dh?: string;
    readonly privateKey: ECDH;
    readonly authSecret: string;
    readonly salt?: string;
  };
  const ece: {
    encrypt(plain: Buffer, parameters: Parameters): Buffer;
    decrypt(sealed: Buffer, parameters: Parameters): Buffer;
  };
  export default ece;
}
