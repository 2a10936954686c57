import { inflateSync } from 'node:zlib'

/** The streams of a PDF that are compressed, by the number of their object. */
function streamsOf(content: Buffer): Map<string, string> {
  const file = content.toString('latin1')
  const streams = new Map<string, string>()
  for (const { index, 0: head } of file.matchAll(/stream\r?\n/g)) {
    if (file.slice(index - 3, index) === 'end') continue
    const start = index + head.length
    const raw = content.subarray(start, file.indexOf('endstream', start))
    const [, number = ''] =
      /(\d+) 0 obj(?![\s\S]* 0 obj)/.exec(file.slice(index - 400, index)) ?? []
    if (raw[0] === 0x78) streams.set(number, inflateSync(raw).toString('latin1'))
  }
  return streams
}

const textOfHex = (hex: string) =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')

/** The text of each code of a font, by what the font says of itself. */
function textsOf(toUnicode: string): string[] {
  const lists = [...toUnicode.matchAll(/<[^>]+> <[^>]+> \[([^\]]*)\]/g)]
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => textOfHex(hex)),
  )
}

/** The name and texts of each font, by its name in pages. */
function fontsOf(file: string, streams: ReadonlyMap<string, string>) {
  const fonts = new Map<string, { name: string; texts: string[] }>()
  for (const [, id = '', reference = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, object = ''] = new RegExp(`\\n${reference} 0 obj([\\s\\S]*?)endobj`).exec(file) ?? []
    const [, name = ''] = /\/BaseFont \/[A-Z]{6}\+([\w-]+)/.exec(object) ?? []
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(object) ?? []
    fonts.set(id, { name, texts: textsOf(streams.get(map) ?? '') })
  }
  return fonts
}

/** The texts printed in one of our PDFs, in the order they were written, their sizes in points, and its number of pages. */
export function readPdf(content: Buffer): {
  texts: string[]
  sizes: Set<number>
  pages: number
  fonts: string[]
} {
  const file = content.toString('latin1')
  const streams = streamsOf(content)
  const fonts = fontsOf(file, streams)
  const texts: string[] = []
  const sizes = new Set<number>()
  for (const [, object = '', font = '', size = ''] of [...streams.values()].flatMap((stream) => [
    ...stream.matchAll(/BT\n(\/(F\d+) ([\d.]+) Tf[\s\S]*?)\nET/g),
  ])) {
    sizes.add(Number(size))
    const spans = object.matchAll(/ActualText <feff([0-9a-f]*)>[\s\S]*?EMC|<([0-9a-f]+)>/g)
    const parts = Array.from(spans, ([, actual, codes = '']) => {
      if (actual !== undefined) return textOfHex(actual)
      const own = codes.match(/.{4}/g) ?? []
      return own.map((code) => fonts.get(font)?.texts[Number.parseInt(code, 16)]).join('')
    })
    texts.push(parts.join(''))
  }
  return {
    texts,
    sizes,
    pages: file.match(/\/Type \/Page\b/g)?.length ?? 0,
    fonts: [...fonts.values()].map(({ name }) => name),
  }
}
