import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { type EncodedForm, encodeForm } from '../load/http-client.ts'

type ExistingProduct = RowDataPacket & {
  name: string
  brand: string
  category: string
  model_no: string
}

const columns = [
  ...['name', 'brand', 'category', 'modelNo', 'description', 'gst'],
  ...['priceEnduser', 'priceReseller', 'priceDistributor', 'slabs'],
] as const

function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/**
 * A form with a CSV of products: first all existing products with another price, then new ones.
 * @param options priceFrom: the lowest price in rupees; withStock: false for a price list; onlyNew: no existing ones
 */
export async function makeProductFile(
  pool: Pool,
  rows: number,
  { priceFrom = 1000, withStock = true, onlyNew = false } = {},
): Promise<EncodedForm> {
  const [existing] = await pool.query<ExistingProduct[]>(
    'SELECT name, brand, category, model_no FROM products WHERE deleted_at IS NULL ORDER BY id LIMIT ?',
    [rows],
  )
  const lines = Array.from({ length: rows }, (_, row) => {
    const template = existing[row % existing.length]
    if (!template) throw new Error('there is no existing product')
    const { name, brand, category, model_no: modelNo } = template
    const model = row < existing.length && !onlyNew ? modelNo : `NEW-${row}`
    const price = priceFrom + (row % 5000)
    const texts = [name, brand, category, model, `What a ${name} is, in row ${row}.`].map(cell)
    const cells = [...texts, 18, price, price - 100, price - 200, '']
    return [...cells, ...(withStock ? [1 + (row % 200)] : [])].join(',')
  })
  const headings = [...columns, ...(withStock ? ['stock'] : [])]
  const csv = [headings.join(','), ...lines, ''].join('\r\n')
  const form = new FormData()
  form.set('file', new File([csv], 'products.csv', { type: 'text/csv' }))
  return encodeForm(form)
}
