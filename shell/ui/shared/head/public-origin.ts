/**
 * The public origin of the site, for URLs in search engines and share previews. The gateway writes its configured origin
 * into every page it serves; otherwise, and while rendering on the server, it is the origin of the page.
 * @example new URL('/shop', publicOrigin()).href // 'https://store.example/shop'
 */
export function publicOrigin(): string {
  // Every later head repeats the origin, so it can be read on any page.
  const named =
    globalThis.document?.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  const address = named !== undefined && URL.canParse(named) ? new URL(named) : undefined
  return address?.protocol.startsWith('http') ? address.origin : location.origin
}
