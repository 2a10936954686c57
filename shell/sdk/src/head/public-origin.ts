/**
 * Origin by which visitors know the site, for addresses that search engines and share previews read. The gateway names
 * its configured one in every page it serves; where nothing does, it is the origin the page came from.
 * @example new URL('/shop', publicOrigin()).href // 'https://store.example/shop'
 */
export function publicOrigin(): string {
  // Whoever writes a page's head names the same origin again, so any page of the visit tells it.
  const named = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  const address = named !== undefined && URL.canParse(named) ? new URL(named) : undefined
  return address?.protocol.startsWith('http') ? address.origin : location.origin
}
