import { createHash } from 'node:crypto'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type/core'
import sharp from 'sharp'
import writeFileAtomic from 'write-file-atomic'
import type { StoredImage } from '../catalog/product.ts'
import { notAnImage } from './product-admin-errors.ts'

/** The widths that screens request, in pixels; pictures are square. */
const widths = [320, 800]
const mediaTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** More than any phone's camera; larger images are rejected before they are decoded. */
const mostPixels = 60_000_000
const white = '#ffffff'

async function draw(content: Buffer, width: number): Promise<Buffer> {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, height: width, fit: 'contain', background: white })
    .flatten({ background: white })
    .webp({ quality: 82 })
    .toBuffer()
}

async function drawAll(content: Buffer): Promise<Buffer[]> {
  const type = await fileTypeFromBuffer(content)
  if (!type || !mediaTypes.has(type.mime)) throw notAnImage()
  try {
    return await Promise.all(widths.map((width) => draw(content, width)))
  } catch {
    throw notAnImage()
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function putWhole(path: string, content: Buffer): Promise<void> {
  if (await exists(path)) return
  // A truncated picture must never be served.
  await writeFileAtomic(path, content)
}

/**
 * Re-encodes an uploaded picture, square on white, and stores it with the public pictures. Everything else in the file
 * (location, camera, HTML behind the picture) is dropped.
 * @param folder of the public pictures
 * @throws HttpError (415) for anything but a readable JPEG, PNG or WebP picture
 */
export async function storePicture(folder: string, content: Buffer): Promise<StoredImage> {
  const drawn = await drawAll(content)
  const hash = createHash('sha256')
  for (const webp of drawn) hash.update(webp)
  const key = hash.digest('hex').slice(0, 20)
  await mkdir(folder, { recursive: true })
  for (const [index, webp] of drawn.entries()) {
    await putWhole(join(folder, `${key}-${widths[index]}.webp`), webp)
  }
  return { key, widths }
}
