import sharp from 'sharp'

/** One size of a picture. */
export interface RenderedPicture {
  width: number
  webp: Buffer
}

/**
 * Renders an SVG of `drawPicture` to square WebP files, one for each width in px.
 * The SVG is drawn once, at the largest width; the others are scaled from its pixels.
 */
export async function renderPicture(
  svg: string,
  widths: readonly number[] = [320, 800],
): Promise<RenderedPicture[]> {
  const largest = Math.max(...widths)
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(largest)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    widths.map(async (width) => ({
      width,
      webp: await sharp(data, { raw }).resize(width).webp({ quality: 78, effort: 1 }).toBuffer(),
    })),
  )
}
