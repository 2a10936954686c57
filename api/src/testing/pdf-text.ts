import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFRawStream } from 'pdf-lib'

function textOfStream(content: string): string[] {
  const texts = content.match(/<[0-9A-Fa-f]+> Tj/g) ?? []
  return texts.map((text) => Buffer.from(text.slice(1, -4), 'hex').toString('latin1'))
}

/** The texts a PDF of ours prints, in the order they were written, and how many pages it has. */
export async function readPdf(content: Buffer): Promise<{ texts: string[]; pages: number }> {
  const document = await PDFDocument.load(content)
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
  const texts = streams.flatMap((stream) =>
    textOfStream(inflateSync(stream.getContents()).toString('latin1')),
  )
  return { texts, pages: document.getPageCount() }
}
