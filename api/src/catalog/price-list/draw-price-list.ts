import { formatDay } from '@store/contract/rules/india-days'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { drawTable, edges, type PdfColumn, PdfSheet } from '../../base/base.ts'
import { senderLinesOf } from '../../support/support.ts'
import { type ListedProduct, type PriceList, tierLabels } from './price-list.ts'
import { slabTextOf } from './slab-text.ts'

/** Draws a price list as PDF. */
export type DrawPriceList = (list: PriceList) => Promise<Uint8Array>

const size = 9
const lineHeight = 13
/** Of the name of a brand, with the head of its table and a row, so that it does not stand alone at the end of a page. */
const brandSpace = 70

const columns: readonly PdfColumn<ListedProduct>[] = [
  { title: 'Model', x: edges.left, width: 88, textOf: ({ modelNo }) => modelNo },
  { title: 'Product', x: edges.left + 94, width: 164, textOf: ({ name }) => name },
  { title: 'HSN', x: edges.left + 264, width: 46, textOf: ({ hsn = '' }) => hsn },
  {
    title: 'Price',
    x: edges.left + 384,
    align: 'right',
    bold: true,
    textOf: ({ price }) => formatExactRupees(price),
  },
  { title: 'Quantity prices', x: edges.left + 392, width: 84, textOf: slabTextOf },
  { title: 'Stock', x: edges.left + 480, textOf: ({ stock }) => stock },
]

function writeLines(sheet: PdfSheet, text: string, bold = false): void {
  for (const line of sheet.wrap(text, edges.right - edges.left, { size, bold })) {
    sheet.ensureSpace(lineHeight)
    sheet.moveDown(lineHeight)
    sheet.writeText(line, { x: edges.left, size, bold })
  }
}

function drawHead(sheet: PdfSheet, { day, tier, filters, seller }: PriceList): void {
  sheet.moveDown(16)
  sheet.writeText('PRICE LIST', { x: edges.left, size: 16, bold: true })
  const date = `Prices of ${formatDay(day)}`
  sheet.writeText(date, { x: edges.right, size: 12, bold: true, align: 'right' })
  sheet.moveDown(8)
  for (const [index, line] of senderLinesOf(seller).entries()) writeLines(sheet, line, index === 0)
  sheet.moveDown(4)
  writeLines(sheet, `${tierLabels[tier]}, GST included. What the cart shows when you order counts.`)
  if (filters.length > 0) writeLines(sheet, `Only: ${filters.join('; ')}`)
}

/** The products of each brand; they come brand by brand. */
function brandsOf(products: readonly ListedProduct[]): [brand: string, ListedProduct[]][] {
  const brands = new Map<string, ListedProduct[]>()
  for (const product of products) {
    const known = brands.get(product.brand)
    if (known) known.push(product)
    else brands.set(product.brand, [product])
  }
  return [...brands]
}

/** Draws a price list on A4: the products of each brand below its name. */
export async function drawPriceList(list: PriceList): Promise<Uint8Array> {
  const { day, seller, products } = list
  const title = `Prices of ${formatDay(day)}`
  const at = new Date(`${day}T00:00:00+05:30`)
  const sheet = await PdfSheet.open({
    ...{ title, author: seller.name ?? 'Store', at, isNumbered: true },
  })
  drawHead(sheet, list)
  for (const [brand, ofBrand] of brandsOf(products)) {
    sheet.ensureSpace(brandSpace)
    sheet.moveDown(26)
    sheet.writeText(brand, { x: edges.left, size: 12, bold: true })
    sheet.moveDown(6)
    drawTable(sheet, ofBrand, { columns })
  }
  sheet.numberPages(0, (page, count) => {
    const text = `${title} · page ${page} of ${count}`
    sheet.writeText(text, { x: edges.right, size: 8, align: 'right' })
  })
  return sheet.bytes()
}
