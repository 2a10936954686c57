import { fileTypeFromBuffer } from 'file-type/core'
import sharp from 'sharp'
import type { FileStorage } from '../../../base/base.ts'
import { newPictureKey, pictureNameOf, type StoredImage } from '../../products/product.ts'
import { notAnImage } from '../product-admin-errors.ts'

/** The widths that screens request, in pixels; pictures are square. */
const widths = [320, 800]
const mediaTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** More than any phone's camera; larger images are rejected before they are decoded. */
const mostPixels = 60_000_000
const white = '#ffffff'

interface DrawnPicture {
  width: number
  webp: Buffer
}

async function draw(content: Buffer, width: number): Promise<DrawnPicture> {
  const webp = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, height: width, fit: 'contain', background: white })
    .flatten({ background: white })
    .webp({ quality: 82 })
    .toBuffer()
  return { width, webp }
}

async function drawAll(content: Buffer): Promise<DrawnPicture[]> {
  const type = await fileTypeFromBuffer(content)
  if (!type || !mediaTypes.has(type.mime)) throw notAnImage()
  try {
    return await Promise.all(widths.map((width) => draw(content, width)))
  } catch {
    throw notAnImage()
  }
}

/**
 * Re-encodes an uploaded picture, square on white, and stores it with the public pictures. Everything else in the file
 * (location, camera, HTML behind the picture) is dropped. Without a product that refers to it, it is deleted later.
 * @param productId the public id of its product
 * @throws HttpError (415) for anything but a readable JPEG, PNG or WebP picture
 */
export async function storePicture(
  pictures: FileStorage,
  productId: string,
  content: Buffer,
): Promise<StoredImage> {
  const drawn = await drawAll(content)
  const key = newPictureKey(productId)
  await Promise.all(
    drawn.map(async ({ width, webp }) =>
      pictures.put(pictureNameOf(key, width), webp, 'image/webp'),
    ),
  )
  return { key, widths }
}
