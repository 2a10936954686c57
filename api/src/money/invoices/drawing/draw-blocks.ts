import { edges, type PdfSheet } from '../../../base/base.ts'

/** Size of the text of a document in points; nothing on it is smaller than {@link smallSize}. */
export const size = 9
export const smallSize = 8.5
/** Height of a line of text, in points. */
export const lineHeight = 12
/** Space between a frame and what stands in it, in points. */
export const padding = 6

/** A line of a block: a text, or a label in bold with its value. */
export interface BlockLine {
  text: string
  label?: string
  bold?: boolean
  size?: number
}

/** Texts below each other in a column of a page. */
export interface Block {
  x: number
  width: number
  lines: readonly BlockLine[]
}

interface WrappedLine extends BlockLine {
  indent: number
}

function wrapLine(sheet: PdfSheet, line: BlockLine, width: number): WrappedLine[] {
  const style = { size: line.size ?? size, bold: line.bold ?? false }
  const { label } = line
  const indent =
    label === undefined ? 0 : sheet.widthOf(`${label}: `, { size: style.size, bold: true })
  const texts = line.text === '' ? [''] : sheet.wrap(line.text, width - indent, style)
  return texts.map((text, row) => {
    const { label: _, ...rest } = line
    return { ...rest, text, indent, ...(row === 0 && label !== undefined && { label }) }
  })
}

const heightOf = (line: BlockLine) => ((line.size ?? size) / size) * lineHeight

function drawLine(sheet: PdfSheet, line: WrappedLine, x: number): void {
  const textSize = line.size ?? size
  sheet.moveDown(heightOf(line))
  if (line.label !== undefined)
    sheet.writeText(`${line.label}: `, { x, size: textSize, bold: true })
  sheet.writeText(line.text, { x: x + line.indent, size: textSize, bold: line.bold ?? false })
}

/**
 * Draws blocks side by side in a frame from edge to edge, as high as the highest of them. The current line is the lower edge
 * of the frame afterwards.
 */
export function drawFramedBlocks(sheet: PdfSheet, blocks: readonly Block[]): void {
  const wrapped = blocks.map(({ x, width, lines }) => ({
    x,
    lines: lines.flatMap((line) => wrapLine(sheet, line, width)),
  }))
  const heights = wrapped.map(({ lines }) => lines.reduce((sum, line) => sum + heightOf(line), 0))
  const height = Math.max(...heights) + 2 * padding - 2
  const top = sheet.y
  for (const { x, lines } of wrapped) {
    sheet.moveTo(top + padding - 3)
    for (const line of lines) drawLine(sheet, line, x)
  }
  const dividers = blocks.slice(1).map(({ x }) => x - padding)
  sheet.drawFrame({ top, bottom: top + height, dividers })
  sheet.moveTo(top + height)
}

/** The edge between two blocks that share the width of the page, in points. */
export const middle = edges.left + (edges.right - edges.left) * 0.56

/** A block on the left half of the page, and one on the right. */
export function twoBlocks(first: readonly BlockLine[], second: readonly BlockLine[]): Block[] {
  return [
    { x: edges.left + padding, width: middle - edges.left - 2 * padding, lines: first },
    { x: middle + padding, width: edges.right - middle - 2 * padding, lines: second },
  ]
}

/** A block as wide as the page. */
export function oneBlock(lines: readonly BlockLine[]): Block[] {
  return [{ x: edges.left + padding, width: edges.right - edges.left - 2 * padding, lines }]
}
