import { inflateSync } from 'node:zlib'

/** Decodes a string of a PDF: text that is not ASCII is UTF-16 after a byte order mark. */
function textOf(literal: string): string {
  const bytes = Buffer.from(
    literal.replace(/\\([nrtbf()\\])/g, (_all, letter: string) => {
      const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
      return controls[letter] ?? letter
    }),
    'latin1',
  )
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1')
  return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
}

/** The texts printed in one of our PDFs, in the order they were written, their sizes in points, and its number of pages. */
export function readPdf(content: Buffer): {
  texts: string[]
  sizes: Set<number>
  pages: number
  fonts: string[]
} {
  const file = content.toString('latin1')
  const texts: string[] = []
  const sizes = new Set<number>()
  for (const { index, 0: head } of file.matchAll(/stream\r?\n/g)) {
    if (file.slice(index - 3, index) === 'end') continue
    const start = index + head.length
    const raw = content.subarray(start, file.indexOf('endstream', start))
    const page = raw[0] === 0x78 ? inflateSync(raw).toString('latin1') : ''
    const spans = page.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)
    for (const [, literal = ''] of spans) texts.push(textOf(literal))
    for (const [, size] of page.matchAll(/\/F\d+ ([\d.]+) Tf/g)) sizes.add(Number(size))
  }
  return {
    texts,
    sizes,
    pages: file.match(/\/Type \/Page\b/g)?.length ?? 0,
    fonts: [...file.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name),
  }
}
