import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type/core'
import { openImage } from '../files/image-check.ts'
import { isReadablePdf } from '../files/pdf-check.ts'

/** The endings a public file may have, and what each stands for. */
export const mediaTypeOf = { webp: 'image/webp', pdf: 'application/pdf' } as const

/** What a public file is, by the ending of its name. */
export type PublicExtension = keyof typeof mediaTypeOf

/** A file as everybody may have it. */
export interface PublicFile {
  content: Buffer
  ending: PublicExtension
}

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** As large as a screen shows, in pixels. */
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
 * Makes of an uploaded file what everybody may have: a picture drawn anew, without what else it carried, or a
 * whole PDF.
 * @returns undefined for anything else, whatever it is called
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

/** A name made of the content: the same file always has the same one, another file never. */
export function keyOfContent({ content, ending }: PublicFile): string {
  const digest = createHash('sha256').update(ending).update(content).digest()
  return Array.from(digest.subarray(0, keyLength), (byte) => letters[byte % 32]).join('')
}
