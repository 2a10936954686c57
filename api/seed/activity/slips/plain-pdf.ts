const leading = 20
const topLeft = { x: 56, y: 780 }

/** Helvetica of a PDF has no other letters; brackets and backslashes end or continue a text. */
function literalOf(text: string): string {
  const latin = text.replaceAll('₹', 'Rs ').replace(/[^\x20-\x7e]/g, '?')
  return `(${latin.replace(/[\\()]/g, '\\$&')})`
}

/**
 * A page of text lines, the first one as a heading: what accounting programs and banks print. A hundred times as fast as
 * a drawn document, and enough for a file that shows what it is.
 */
export function plainPdf(heading: string, lines: readonly string[]): Buffer {
  const { x, y } = topLeft
  const text = lines.map((line) => `${literalOf(line)} Tj T*`).join('\n')
  const content = `BT /F1 18 Tf ${leading} TL ${x} ${y} Td ${literalOf(heading)} Tj T* T* /F1 11 Tf\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let written = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(start).padStart(10, '0')
  })
  const size = objects.length + 1
  const table = ['0000000000 65535 f ', ...starts.map((start) => `${start} 00000 n `)].join('\n')
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(`${written}xref\n0 ${size}\n${table}\n${trailer}`, 'latin1')
}
