import sharp, { type Sharp } from 'sharp'

/** More than any phone's camera; larger images are rejected before they are decoded. */
const mostPixels = 60_000_000
/** Pixels of a stored picture: a photo of 3000 by 3000. A tall screenshot of a chat or a statement keeps a width to read. */
const storedPixels = 9_000_000
/** Pixels; more than any screenshot is tall. */
const longestSide = 30_000

/** Opens an untrusted image and applies its orientation. Decoding fails for truncated or too large images. */
export function openImage(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
}

/** The size to store a picture in: bound in its area, so that a tall one stays as wide as can be. In pixels. */
function storedSizeOf({ width, height }: { width: number; height: number }) {
  const byArea = Math.sqrt(storedPixels / (width * height))
  const factor = Math.min(1, byArea, longestSide / Math.max(width, height))
  const scale = (side: number) => Math.max(1, Math.round(side * factor))
  return { width: scale(width), height: scale(height), fit: 'fill' } as const
}

/**
 * Re-encodes an image from its pixels, which drops everything else in the file (location, camera, appended HTML).
 * @returns undefined for an invalid, truncated or too large image
 */
export async function reencodeImage(
  content: Buffer,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<Buffer | undefined> {
  try {
    const picture = openImage(content)
    const { autoOrient } = await picture.metadata()
    const sized = picture.resize(storedSizeOf(autoOrient))
    const drawn = mediaType === 'image/png' ? sized.png() : sized.jpeg({ quality: 88 })
    return await drawn.toBuffer()
  } catch {
    return undefined
  }
}
