import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'

/** A slip as a bank makes it. @param pages so many, each with a text; size in points */
export async function drawnPdf(
  options: { pages?: number; size?: [number, number]; ownerPassword?: string } = {},
): Promise<Buffer> {
  const { pages = 1, ...document } = options
  const pdf = new PdfDocument({ size: 'A4', autoFirstPage: false, ...document })
  const content = buffer(pdf)
  for (let page = 1; page <= pages; page++) {
    pdf.addPage().fontSize(18).text(`Paid Rs. 1,18,000.00, page ${page}`, 40, 40)
  }
  pdf.end()
  return content
}
