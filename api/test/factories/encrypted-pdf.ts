import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'

/** A PDF that its owner protects from being printed; with a password of the user it asks for that one. */
export async function encryptedPdf(
  options: Pick<PDFKit.PDFDocumentOptions, 'userPassword' | 'pdfVersion'>,
): Promise<Buffer> {
  const document = new PdfDocument({ ownerPassword: 'of the bank', permissions: {}, ...options })
  const content = buffer(document)
  document.text('Paid').end()
  return content
}
