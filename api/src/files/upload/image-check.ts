import sharp, { type Sharp } from 'sharp'

/** More than any phone's camera; larger images are rejected before they are decoded. */
const mostPixels = 60_000_000
/** Pixels; a proof stays readable at this size. */
const longestSide = 3000

/** Opens an untrusted image and applies its orientation. Decoding fails for truncated or too large images. */
export function openImage(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
}

/**
 * Re-encodes an image from its pixels, which drops everything else in the file (location, camera, appended HTML).
 * @returns undefined for an invalid, truncated or too large image
 */
export async function reencodeImage(
  content: Buffer,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<Buffer | undefined> {
  const picture = openImage(content).resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const drawn = mediaType === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })
  return drawn.toBuffer().catch(() => undefined)
}
