import type { PageRenderer } from './renderer/render-page.ts'

/** Where the pictures of a page are read: those of releases, and those of products. */
export type PictureSource = Pick<PageRenderer, 'readFile' | 'apiUrl' | 'answerMs'>

/** The first picture as React names it before a page's HTML, with its candidates and its length on a phone. */
const firstPreload =
  /^<link rel="preload" as="image" imageSrcSet="([^"]+)" imageSizes="\([^)"]+\) ([\d.]+)(rem|vw)[^"]*" fetchPriority="high"\/>/
/** Nothing else is read for a page, whatever a release names. */
const ofRelease = /^\/mf\/(?!.*\.\.)[\w./-]+\.webp$/
const ofProduct = /^\/api\/images\/[\w-]+\.webp$/

/** A picture of more bytes would hold up the text for longer than its own request holds up the picture. */
const maxBytes = 24_000
/** CSS pixels of a common phone. More than two pixels for each are not seen, but paid for. */
const phone = { width: 412, pixelRatio: 2, remPixels: 16 }

/**
 * Puts the picture that a page shows first into its HTML, in the size for a phone: the first frame has it, a round trip
 * earlier. Its preload stays for browsers whose page is another (shell/src/boot), which load it then. HTML with another or a
 * larger first picture stays as it is, and so does HTML whose picture cannot be read.
 * @param html of a page, rendered for a phone
 */
export async function inlineFirstPicture(source: PictureSource, html: string): Promise<string> {
  const [preload, srcSet = '', length = '', unit] = firstPreload.exec(html) ?? []
  if (preload === undefined) return html
  const tag = html.match(/<img [^>]*>/g)?.find((img) => img.includes(` srcSet="${srcSet}"`))
  if (tag === undefined) return html
  const cssPixels = Number(length) * (unit === 'rem' ? phone.remPixels : phone.width / 100)
  const bytes = await readPicture(source, chooseCandidate(srcSet, cssPixels * phone.pixelRatio))
  if (bytes === undefined || bytes.length > maxBytes) return html
  const inlined = tag
    .replace(/ srcSet="[^"]*"/, '')
    .replace(/ src="[^"]*"/, () => ` src="data:image/webp;base64,${bytes.toString('base64')}"`)
  const unused = preload.replace(' as=', ' media="not all" as=')
  return unused + html.slice(preload.length).replace(tag, () => inlined)
}

/** The smallest candidate of that many pixels, or the largest there is. */
function chooseCandidate(srcSet: string, pixels: number): string {
  const candidates = srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ')
    return { address, width: Number.parseInt(width, 10) }
  })
  const sorted = candidates.toSorted((a, b) => a.width - b.width)
  return (sorted.find(({ width }) => width >= pixels) ?? sorted.at(-1))?.address ?? ''
}

async function readPicture(
  { readFile, apiUrl, answerMs }: PictureSource,
  address: string,
): Promise<Buffer | undefined> {
  if (ofRelease.test(address)) return readFile(address).catch(() => undefined)
  if (!ofProduct.test(address)) return undefined
  try {
    const signal = AbortSignal.timeout(answerMs)
    const response = await fetch(`${apiUrl}${address}`, { signal })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
  } catch {
    // The browser asks for it again.
    return undefined
  }
}
