import sharp, { type Sharp } from 'sharp'

/** More than any phone's camera; a picture that unpacks to more is refused unopened. */
const mostPixels = 60_000_000
/** A proof stays readable at this size, and no page has to carry more. */
const longestSide = 3000

/** Opens a picture of a stranger, upright. Drawing it fails for what is no whole picture or too large. */
export function openImage(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
}

/**
 * Draws a picture anew from its pixels alone: what else the file carried (place, camera, a page of
 * HTML behind the picture) is gone.
 * @returns undefined for what is no whole picture, or is too large unpacked
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
