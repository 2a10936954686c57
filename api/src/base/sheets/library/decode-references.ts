import { decodeHTML } from 'entities'

/** A character reference, or an `&` that begins none. */
const reference = /&(?:#x[\da-f]+;?|#\d+;?|[a-z][a-z\d]*;?)?/gi

/** What the library decodes itself: written so, because bare it would be markup, decoded twice, or a blank of the layout. */
const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\u00a0': '&nbsp;',
}

/**
 * A web page with the characters that its references mean, as browsers read them (HTML Standard 13.2.5.72): the library knows
 * seven of their 2,231 names and no number. What is left means one of those, once.
 * @example decodeReferences('TN&#8209;2365 &#38;amp;') // 'TN\u20112365 &amp;amp;'
 */
export function decodeReferences(page: string): string {
  return page.replace(reference, (found) =>
    decodeHTML(found).replace(/[&<>"'\u00a0]/g, (character) => written[character] ?? character),
  )
}
