import type { FileStorage } from '../src/base/files/storage/file-storage.ts'
import { edges, PdfSheet } from '../src/base/pdf/pdf-sheet.ts'
import { newDocumentKey, type StoredDocument } from '../src/catalog/products/product.ts'
import type { CatalogueProduct } from './catalogue.ts'

/** Data sheets that are drawn, each of another category: enough to show them, and no noticeable part of the seed. */
const mostSheets = 10

const size = 10
const lineHeight = 15
const factsAt = edges.left + 120

type SheetSubject = Pick<
  CatalogueProduct,
  'name' | 'brand' | 'category' | 'modelNo' | 'description' | 'hsn' | 'facts'
>

function drawTexts(sheet: PdfSheet, texts: readonly string[], x: number): void {
  for (const text of texts) {
    sheet.writeText(text, { x, size })
    sheet.moveDown(lineHeight)
  }
}

async function drawSheet(product: SheetSubject, at: Date): Promise<Buffer> {
  const { name, brand, category, modelNo, description, hsn } = product
  const sheet = await PdfSheet.open({ title: name, author: brand, at })
  const width = edges.right - edges.left
  sheet.moveDown(16)
  for (const line of sheet.wrap(name, width, 18)) {
    sheet.writeText(line, { x: edges.left, size: 16, bold: true })
    sheet.moveDown(22)
  }
  sheet.writeText('Data sheet', { x: edges.left, size })
  sheet.moveDown(lineHeight)
  sheet.drawRule()
  sheet.moveDown(2 * lineHeight)
  for (const paragraph of description.split('\n')) {
    drawTexts(sheet, sheet.wrap(paragraph, width, size), edges.left)
  }
  sheet.moveDown(lineHeight)
  const known = { Model: modelNo, Brand: brand, Category: category, HSN: hsn }
  const facts = [
    ...Object.entries(known).map(([term, value]) => ({ name: term, value })),
    ...product.facts,
  ]
  for (const fact of facts) {
    sheet.writeText(fact.name, { x: edges.left, size, bold: true })
    drawTexts(sheet, sheet.wrap(fact.value, edges.right - factsAt, size), factsAt)
  }
  return sheet.bytes()
}

/** Gives the first product of some categories a data sheet. */
export function dataSheetDrawer(storage: FileStorage, at: Date) {
  const categories = new Set<string>()
  return async (publicId: string, product: SheetSubject): Promise<StoredDocument[]> => {
    if (categories.has(product.category) || categories.size >= mostSheets) return []
    categories.add(product.category)
    const content = await drawSheet(product, at)
    const key = newDocumentKey(publicId)
    await storage.put(key, content, 'application/pdf')
    return [{ key, title: 'Data sheet', bytes: content.length }]
  }
}
