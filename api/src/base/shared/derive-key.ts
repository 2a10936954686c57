import { hkdfSync } from 'node:crypto'

/** Derives a 32-byte key for one purpose from a shared secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
