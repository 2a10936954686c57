import { createHmac, timingSafeEqual } from 'node:crypto'
import { extensionOf, type FileReference } from './file.ts'

/** Addresses end on a grid of five minutes: asked for again, a file has the same address for a while. */
const gridSeconds = 5 * 60

/** What a signed address says, as it came in. */
export interface FileUrlParams {
  id: string
  name: string
  expires: string
  signature: string
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

function sign(secret: string, address: Omit<FileUrlParams, 'signature'>): string {
  const text = `${address.id}/${address.name}?${address.expires}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/**
 * A signed address of a private file (api.md: short-lived, 10 minutes). It lives at least five and
 * at most ten minutes, and stays the same inside five, so that a screen that polls loads nothing anew.
 */
export function signFileUrl(secret: string, file: FileReference, now: Date): string {
  const expires = String((Math.floor(secondsOf(now) / gridSeconds) + 2) * gridSeconds)
  const name = `${file.kind}.${extensionOf[file.mediaType]}`
  const signature = sign(secret, { id: file.publicId, name, expires })
  return `/api/files/${file.publicId}/${name}?expires=${expires}&signature=${signature}`
}

/** Seconds an address is still good for; 0 when it has ended or its signature is not ours. */
export function secondsLeft(secret: string, address: FileUrlParams, now: Date): number {
  const given = Buffer.from(address.signature)
  const ours = Buffer.from(sign(secret, address))
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
  return isOurs ? Math.max(0, Number(address.expires) - secondsOf(now)) : 0
}
