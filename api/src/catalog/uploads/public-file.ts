import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type/core'
import { isReadablePdf, openImage } from '../../base/base.ts'

/** Media types of public files by extension. */
export const mediaTypeOf = { webp: 'image/webp', pdf: 'application/pdf' } as const

/** The extension of a public file. */
export type PublicExtension = keyof typeof mediaTypeOf

/** A validated public file. */
export interface PublicFile {
  content: Buffer
  ending: PublicExtension
}

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Pixels; no screen shows more. */
const longestSide = 2000

/** Crockford's letters and digits, as all public ids have them. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const keyLength = 26

async function drawForWeb(content: Buffer): Promise<Buffer> {
  return openImage(content)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
}

/**
 * Validates an upload: images are re-encoded, which strips metadata; PDFs must be complete.
 * @returns undefined for any other content
 */
export async function toPublicFile(content: Buffer): Promise<PublicFile | undefined> {
  const type = await fileTypeFromBuffer(content)
  if (type?.mime === 'application/pdf') {
    return isReadablePdf(content) ? { content, ending: 'pdf' } : undefined
  }
  if (!type || !pictureTypes.has(type.mime)) return undefined
  const drawn = await drawForWeb(content).catch(() => undefined)
  return drawn && { content: drawn, ending: 'webp' }
}

/** A content-addressed key. */
export function keyOfContent({ content, ending }: PublicFile): string {
  const digest = createHash('sha256').update(ending).update(content).digest()
  return Array.from(digest.subarray(0, keyLength), (byte) => letters[byte % 32]).join('')
}
