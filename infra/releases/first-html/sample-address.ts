import { matchRoute } from '@store/contract/rules/site/route-match'

/** No visitor waits for a trial, and the machine that publishes may be busy. */
const timeoutMs = 30_000

/**
 * An address that a route's pattern matches: the pattern itself, or for one with parameters an entry of the site's sitemap.
 * @param origin of the site
 * @returns `undefined` when the sitemap has none, or cannot be read
 */
export async function findSampleAddress(
  path: string,
  origin: string | undefined,
): Promise<string | undefined> {
  if (!/[:*]/.test(path)) return path
  if (origin === undefined) return undefined
  const addresses = await readSitemap(`${origin}/sitemap.xml`)
  const ofProducts = addresses.find((address) => address.endsWith('/sitemap-products-1.xml'))
  const all = ofProducts ? [...addresses, ...(await readSitemap(ofProducts))] : addresses
  return all
    .map((address) => new URL(address).pathname)
    .find((pathname) => matchRoute([{ path }], pathname))
}

async function readSitemap(address: string): Promise<string[]> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, found]) => found ?? [])
  } catch {
    return []
  }
}
