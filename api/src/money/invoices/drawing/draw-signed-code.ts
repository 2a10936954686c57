import { formatIndiaTime } from '@store/contract/rules/india-days'
import { correction, generate } from 'lean-qr'
import { edges, type PdfSheet } from '../../../base/base.ts'
import type { PrintedDocument } from '../tax-document.ts'
import { lineHeight, padding, size } from './draw-blocks.ts'

/** Side of the code with its quiet zone, in points: 5 cm, of which a module of the usual code has 0.4 mm. */
const side = 142
/** Width of the white margin that a scanner needs, in modules. */
const quietZone = 4
const textX = edges.left + side + padding

/** Runs of dark and light modules in turn, beginning with a dark one. */
function runsOf(isDark: (x: number) => boolean, modules: number): number[] {
  const runs = [0]
  for (let x = 0; x < modules; x += 1) {
    const isBar = runs.length % 2 === 1
    if (isDark(x) === isBar) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(1)
  }
  return runs
}

function drawCode(sheet: PdfSheet, text: string, top: number): void {
  const code = generate(text, { minCorrectionLevel: correction.L })
  const moduleWidth = side / (code.size + 2 * quietZone)
  const x = edges.left + quietZone * moduleWidth
  for (let y = 0; y < code.size; y += 1) {
    sheet.moveTo(top + (y + quietZone) * moduleWidth)
    const widths = runsOf((column) => code.get(column, y), code.size)
    sheet.drawBars({ x, widths, moduleWidth, height: moduleWidth })
  }
}

/**
 * Draws the registration of an e-invoice in a frame: its signed QR code, and beside it IRN and acknowledgement (CGST Rules
 * 46(r) and 48(4)).
 */
export function drawSignedCode(
  sheet: PdfSheet,
  { irn, acknowledgement, acknowledgedAt, signedCode }: NonNullable<PrintedDocument['eInvoice']>,
): void {
  const top = sheet.y
  drawCode(sheet, signedCode, top)
  sheet.moveTo(top + padding)
  const facts = [
    ['IRN', irn],
    ['Acknowledgement no', acknowledgement],
    ['Acknowledged', formatIndiaTime(acknowledgedAt)],
  ] as const
  for (const [label, text] of facts) {
    sheet.moveDown(lineHeight)
    sheet.writeText(label, { x: textX, size, bold: true })
    for (const line of sheet.wrap(text, edges.right - textX - padding, size)) {
      sheet.moveDown(lineHeight)
      sheet.writeText(line, { x: textX, size })
    }
    sheet.moveDown(3)
  }
  sheet.drawFrame({ top, bottom: top + side, dividers: [textX - padding] })
  sheet.moveTo(top + side)
}
