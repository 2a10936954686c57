import { createHmac, timingSafeEqual } from 'node:crypto'
import { extensionOf, type FileReference } from './file.ts'

/** Expiry times are multiples of five minutes, so that a file keeps its URL for a while. */
const gridSeconds = 5 * 60

/** The parameters of a signed URL as received. */
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
 * Signs the URL of a private file (base 3.1). It is valid for five to ten minutes and stays
 * the same for five, so that a polling screen does not reload files.
 */
export function signFileUrl(secret: string, file: FileReference, now: Date): string {
  const expires = String((Math.floor(secondsOf(now) / gridSeconds) + 2) * gridSeconds)
  const name = `${file.kind}.${extensionOf[file.mediaType]}`
  const signature = sign(secret, { id: file.publicId, name, expires })
  return `/api/files/${file.publicId}/${name}?expires=${expires}&signature=${signature}`
}

/** Seconds until the URL expires; 0 when it has expired or its signature is invalid. */
export function secondsLeft(secret: string, address: FileUrlParams, now: Date): number {
  const given = Buffer.from(address.signature)
  const ours = Buffer.from(sign(secret, address))
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
  return isOurs ? Math.max(0, Number(address.expires) - secondsOf(now)) : 0
}
