import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'

/** What a reader of XML is told, names without their prefix. */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * Reads XML in pieces, and yields after each so that the reader may hand on what it has. Entities of the
 * file's own and document types are never followed.
 * @throws Error for a document type, bad XML or bad UTF-8
 */
export async function* walkXml(source: Readable, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type')
  })
  parser.on('opentag', ({ name, attributes }) => listener.open(localName(name), attributes))
  parser.on('closetag', ({ name }) => listener.close?.(localName(name)))
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('bytes expected')
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.write(decoder.decode())
  parser.close()
  yield
}
