import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { findEncoding } from '../text/decode-text.ts'

/** The callbacks of an XML reader; names come without their prefix. */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

/** Maximum nesting of elements; a sheet has about ten. */
const mostDepth = 64
/** Maximum number of attributes of an element; a sheet's have about twenty. */
const mostAttributes = 200
/** Maximum number of characters between two tags: several times the longest cell, written as entities. */
const mostSilence = 1024 * 1024

/** Stops a parser before it buffers too much. */
class Bounds {
  #depth = 0
  #attributes = 0
  #silence = 0

  enter(): void {
    this.#depth += 1
    this.#attributes = 0
    this.#silence = 0
    if (this.#depth > mostDepth) throw new Error('too many elements within each other')
  }

  leave(): void {
    this.#depth -= 1
    this.#silence = 0
  }

  addAttribute(): void {
    this.#attributes += 1
    if (this.#attributes > mostAttributes) throw new Error('too many attributes')
  }

  add(characters: number): void {
    if (this.#silence > mostSilence) throw new Error('too much without an element')
    this.#silence += characters
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * Parses XML in chunks, and yields after each so that the reader can yield its rows. Custom entities and document types
 * are never processed.
 * @throws Error for a document type, invalid XML or text, and for a document that would exhaust the memory
 */
export async function* walkXml(source: Readable, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type')
  })
  const bounds = new Bounds()
  parser.on('opentagstart', () => bounds.enter())
  parser.on('attribute', () => bounds.addAttribute())
  parser.on('opentag', ({ name, attributes }) => listener.open(localName(name), attributes))
  parser.on('closetag', ({ name }) => {
    bounds.leave()
    listener.close?.(localName(name))
  })
  parser.on('text', (text) => listener.text?.(text))
  parser.on('cdata', (text) => listener.text?.(text))
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('bytes expected')
    decoder ??= new TextDecoder(findEncoding(chunk) ?? 'utf-8', { fatal: true })
    const text = decoder.decode(chunk, { stream: true })
    bounds.add(text.length)
    parser.write(text)
    yield
  }
  if (decoder) parser.write(decoder.decode())
  parser.close()
  yield
}
