/** An object of schema.org as JSON-LD, with absolute URLs. */
export type StructuredData = { '@type': string; [property: string]: unknown }

/** Metadata of a page for search engines and share previews. */
export interface PageHead {
  /** Without the site's name. */
  title?: string
  /** One or two sentences; search engines show about 155 characters. */
  description?: string
  /** The page's canonical path, when it is not its address without the query. */
  canonical?: string
  /** Path or address of a picture for share previews. */
  image?: string
  /** The Open Graph type of the page. */
  kind?: 'website' | 'article' | 'product'
  /** For a page of one person, or an unknown page: search engines leave it out. */
  isHidden?: boolean
  structured?: readonly StructuredData[]
}

/**
 * The head of a route's page. Search engines leave out what is for some roles only, and pages of one person, which are
 * unlisted: the address of a payment link opens an order.
 */
export function routeHead(route: {
  title?: string
  description?: string
  roles?: readonly string[]
  isUnlisted?: boolean
}): PageHead {
  const { title, description, roles, isUnlisted } = route
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...((roles || isUnlisted) && { isHidden: true }),
  }
}

/** The site of a page, and the page's address in it. */
export interface PageLocation {
  siteName: string
  /** E.g. `https://store.example`. */
  origin: string
  pathname: string
}

/** An element of a document's head. */
export type HeadElement =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { tag: 'script'; data: StructuredData }

/**
 * The elements of a page's head; the gateway writes them as HTML, the browser as nodes.
 * @example headElementsOf({ title: 'Cart' }, location)[0] // { tag: 'title', text: 'Cart · Deccan IT Supply' }
 */
export function headElementsOf(head: PageHead, location: PageLocation): HeadElement[] {
  const { siteName, origin, pathname } = location
  const title = documentTitleOf(head.title, siteName)
  // Concatenated as text: `//other.example/` is a path here, but would resolve to another host.
  const address = new URL(`${origin}${head.canonical ?? pathname}`).href
  return [
    { tag: 'title', text: title },
    ...named('description', head.description),
    ...(head.isHidden
      ? named('robots', 'noindex')
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: address } }]),
    ...property('og:type', head.kind ?? 'website'),
    ...property('og:site_name', siteName),
    ...property('og:title', head.title ?? siteName),
    ...property('og:description', head.description),
    ...property('og:url', address),
    ...property('og:image', head.image && new URL(head.image, origin).href),
    ...named('twitter:card', head.image && 'summary_large_image'),
    ...(head.structured ?? []).map((data) => ({ tag: 'script' as const, data })),
  ]
}

/**
 * The title of a document: the page's before the site's.
 * @example documentTitleOf('My Orders', 'Deccan IT Supply') // 'My Orders · Deccan IT Supply'
 */
export function documentTitleOf(title: string | undefined, siteName: string): string {
  return title ? `${title} · ${siteName}` : siteName
}

/** The text of a JSON-LD script, safe inside HTML, where `<` could end the element. */
export function jsonLdOf(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

const longestDescription = 155

/** Shortens a text to the length search engines show, at the end of a word. */
export function descriptionOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestDescription) return line
  const cut = line.slice(0, longestDescription)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}

function named(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { name, content } }] : []
}

function property(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { property: name, content } }] : []
}
