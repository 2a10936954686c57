import { orderNameOf, shortOrderId } from '@store/contract/rules/orders/order-name'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { edgesOf, type PdfSheet } from '../../base/base.ts'
import type { OrderRecord } from '../../ordering/ordering.ts'
import { senderLinesOf } from '../../support/support.ts'
import { barcodeOf } from './barcode.ts'
import { addressLinesOf, consigneeNameOf } from './paper-texts.ts'

const { left, right, bottom } = edgesOf('a6')
const width = right - left
const recipientTop = 62
const senderTop = 268
const barcodeHeight = 36
const barcodeTop = bottom - barcodeHeight - 12
/** Sizes of the recipient's text, until it fits: the longest address still has a size that can be read. */
const sizes = [15, 13, 11, 10, 9, 8, 7]
const smallSize = 8

/** The package of a label: which one of how many; both are unknown until the order is sent. */
export interface LabelledPackage {
  number: number
  of: number
}

/** A line of the recipient's block. */
interface Line {
  text: string
  bold: boolean
}

function recipientLinesOf(sheet: PdfSheet, { shipping }: OrderRecord, size: number): Line[] {
  const wrap = (text: string, bold: boolean) =>
    sheet.wrap(text, width, { size, bold }).map((line) => ({ text: line, bold }))
  return [
    ...wrap(consigneeNameOf(shipping), true),
    ...addressLinesOf(shipping).flatMap((line) => wrap(line, false)),
    ...wrap(`PIN ${shipping.pincode}`, true),
    ...wrap(`Phone ${shipping.phone}`, false),
  ]
}

function drawHead(sheet: PdfSheet, order: OrderRecord, labelled: LabelledPackage | undefined) {
  sheet.moveDown(16)
  sheet.writeText(orderNameOf(order.publicId), { x: left, size: 16, bold: true })
  const text = labelled ? `Package ${labelled.number} of ${labelled.of}` : 'Package ____ of ____'
  sheet.writeText(text, { x: right, size: 11, align: 'right' })
  sheet.moveDown(8)
  sheet.drawRule()
}

function drawRecipient(sheet: PdfSheet, order: OrderRecord): void {
  sheet.moveTo(recipientTop)
  sheet.writeText('TO', { x: left, size: smallSize, bold: true })
  const heightOf = (size: number) => recipientLinesOf(sheet, order, size).length * size * 1.35
  const space = senderTop - recipientTop - 12
  const size = sizes.find((one) => heightOf(one) <= space) ?? smallSize - 2
  for (const { text, bold } of recipientLinesOf(sheet, order, size)) {
    sheet.moveDown(size * 1.35)
    sheet.writeText(text, { x: left, size, bold })
  }
}

function drawSender(sheet: PdfSheet, seller: SellerFacts): void {
  const lines = senderLinesOf(seller).flatMap((line) => sheet.wrap(line, width, smallSize))
  if (lines.length === 0) return
  sheet.moveTo(senderTop)
  sheet.drawRule()
  sheet.moveDown(11)
  sheet.writeText('FROM', { x: left, size: smallSize, bold: true })
  for (const text of lines.slice(0, 4)) {
    sheet.moveDown(10)
    sheet.writeText(text, { x: left, size: smallSize })
  }
}

function drawCarrier(sheet: PdfSheet, { dispatch }: OrderRecord): void {
  if (!dispatch) return
  const { courier, docketNumber, freight } = dispatch
  const carrier = [courier, docketNumber].filter(Boolean).join(', ')
  const [text = ''] = sheet.wrap(carrier, width - 70, smallSize)
  sheet.moveTo(barcodeTop - 6)
  sheet.writeText(text, { x: left, size: smallSize })
  if (freight)
    sheet.writeText(`Freight ${freight}`, { x: right, size: smallSize, bold: true, align: 'right' })
}

function drawBarcode(sheet: PdfSheet, order: OrderRecord): void {
  const text = shortOrderId(order.publicId)
  const widths = barcodeOf(text)
  const modules = widths.reduce((sum, one) => sum + one, 0)
  const moduleWidth = Math.min(2, width / modules)
  sheet.moveTo(barcodeTop)
  sheet.drawBars({ x: left, widths, moduleWidth, height: barcodeHeight })
  sheet.moveDown(barcodeHeight + 10)
  sheet.writeText(text, { x: left, size: smallSize })
}

/** Draws the address label of a package on A6, with a barcode of the order's number. */
export function drawLabel(
  sheet: PdfSheet,
  order: OrderRecord,
  { seller, labelled }: { seller: SellerFacts; labelled: LabelledPackage | undefined },
): void {
  drawHead(sheet, order, labelled)
  drawRecipient(sheet, order)
  drawSender(sheet, seller)
  drawCarrier(sheet, order)
  drawBarcode(sheet, order)
}
