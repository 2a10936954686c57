import { hkdfSync } from 'node:crypto'

/** A key of 32 bytes for one purpose, made of a secret that has others. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
