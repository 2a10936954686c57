/** Elements that end a line of text. */
const blocks =
  /<\/?(?:address|article|aside|button|div|dd|dl|dt|figcaption|footer|form|h[1-6]|header|hr|label|li|main|nav|ol|option|p|section|select|table|td|th|tr|ul)\b[^>]*>/g

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/**
 * The first lines that people read on a page, from its main heading on.
 * @param html as React renders it
 */
export function readFirstLines(html: string, count: number): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')))
  return main
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(blocks, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[\w#]+;/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, count)
}
