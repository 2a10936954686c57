/** A thing of schema.org, as JSON-LD says it. Addresses in it are absolute. */
export type StructuredData = { '@type': string; [property: string]: unknown }

/** What a page says of itself to search engines and to those it is shared with. */
export interface PageHead {
  /** Without the site's name. */
  title?: string
  /** One or two sentences; search engines show about 155 characters. */
  description?: string
  /** Path under which the page is known, when that is not its address without the query. */
  canonical?: string
  /** Path or address of a picture for share previews. */
  image?: string
  /** The kind of thing that is shared. */
  kind?: 'website' | 'article' | 'product'
  /** A page for one person only, or none at all: search engines leave it out. */
  isHidden?: boolean
  structured?: readonly StructuredData[]
}

/** The site a page belongs to, and where the page stands in it. */
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
 * The elements a page's head consists of; the gateway writes them as HTML, the browser as nodes.
 * @example headElementsOf({ title: 'Cart' }, location)[0] // { tag: 'title', text: 'Cart · Deccan IT Supply' }
 */
export function headElementsOf(head: PageHead, location: PageLocation): HeadElement[] {
  const { siteName, origin, pathname } = location
  const title = documentTitleOf(head.title, siteName)
  // Put together as text: `//other.example/` is a path here, and would be another host to be resolved.
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
 * The name of a document: the page's before the site's.
 * @example documentTitleOf('My Orders', 'Deccan IT Supply') // 'My Orders · Deccan IT Supply'
 */
export function documentTitleOf(title: string | undefined, siteName: string): string {
  return title ? `${title} · ${siteName}` : siteName
}

/** What stands in a JSON-LD script: safe inside HTML, where `<` could end the element. */
export function jsonLdOf(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

const longestDescription = 155

/** Shortens running text to what search engines show, at the end of a word. */
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
