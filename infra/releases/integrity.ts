import { createHash } from 'node:crypto'

/** The digest of a file as browsers check it: `sha384-…`. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
