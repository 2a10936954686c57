import type { SalesGroup } from '@store/contract/rules/sales/sales-groups'
import type { Knex } from 'knex'
import { type Database, indiaDaySql } from '../../base/base.ts'
import {
  applyScope,
  joinedOrder,
  joinedOrderLine,
  joinOrder,
  joinOrderLine,
  type OrderScope,
} from '../../ordering/ordering.ts'

/** Documents whose sales are added up; half open. */
export interface SalesPeriod {
  scope: OrderScope
  from: Date
  until: Date
}

/** What a group of documents, or of their lines, comes to; credit notes count below zero. Amounts in paise. */
export interface SalesRow {
  /** What the group has in common; blank where documents do not say it. */
  key: string
  /** Of goods: how they are called. */
  name: string | null
  invoices: number
  /** For groups of goods. */
  pieces: number | null
  taxable: number
  tax: number
  total: number
}

type RawRow = Record<'invoices' | 'pieces' | 'taxable' | 'tax' | 'total', number | string | null> &
  Pick<SalesRow, 'name'> & { key: string | number | null }

/** The lines of a document. A note that credits chosen lines says which ones; another has all of them, in their order. */
const linesTable = `JSON_TABLE(document.content, '$.lines[*]' COLUMNS (
  position FOR ORDINALITY, invoice_line INT PATH '$.invoiceLine', name VARCHAR(300) PATH '$.name',
  model_no VARCHAR(200) PATH '$.modelNo', quantity INT PATH '$.quantity', taxable BIGINT PATH '$.taxable',
  cgst BIGINT PATH '$.cgst', sgst BIGINT PATH '$.sgst', igst BIGINT PATH '$.igst', total BIGINT PATH '$.total'
)) AS line`

const sign = "IF(document.kind = 'invoice', 1, -1)"
const amountOf = (name: string) =>
  `CAST(JSON_EXTRACT(document.content, '$.totals.${name}') AS SIGNED)`
const textOf = (path: string) => `JSON_VALUE(document.content, '${path}')`

const goodsKeys: Readonly<Partial<Record<SalesGroup, string>>> = {
  product: 'line.model_no',
  brand: joinedOrderLine.brand,
  category: joinedOrderLine.category,
}

const documentKeys: Readonly<Partial<Record<SalesGroup, string>>> = {
  customer: joinedOrder.buyerId,
  city: `COALESCE(${textOf('$.recipient.city')}, ${textOf('$.consignee.city')})`,
  state: textOf('$.placeOfSupply'),
  month: `LEFT(${indiaDaySql('document.issued_at')}, 7)`,
}

function selectDocuments(db: Database, { scope, from, until }: SalesPeriod): Knex.QueryBuilder {
  const query = db('tax_documents as document')
    .modify(joinOrder, 'document.order_id')
    .where('document.issued_at', '>=', from)
    .where('document.issued_at', '<', until)
  return applyScope(query, scope)
}

function selectGoods(db: Database, period: SalesPeriod, key: string): Knex.QueryBuilder {
  return selectDocuments(db, period)
    .joinRaw(`JOIN ${linesTable}`)
    .modify(joinOrderLine, {
      order: 'document.order_id',
      line: 'COALESCE(line.invoice_line, line.position)',
    })
    .select({
      key: db.raw(key),
      name: db.raw('MAX(line.name)'),
      invoices: db.raw("COUNT(DISTINCT IF(document.kind = 'invoice', document.id, NULL))"),
      pieces: db.raw(`SUM(${sign} * line.quantity)`),
      taxable: db.raw(`SUM(${sign} * line.taxable)`),
      tax: db.raw(`SUM(${sign} * (line.cgst + line.sgst + line.igst))`),
      total: db.raw(`SUM(${sign} * line.total)`),
    })
}

function selectWholes(db: Database, period: SalesPeriod, key: string): Knex.QueryBuilder {
  const tax = ['cgst', 'sgst', 'igst'].map(amountOf).join(' + ')
  return selectDocuments(db, period).select({
    key: db.raw(key),
    name: db.raw('NULL'),
    invoices: db.raw("SUM(document.kind = 'invoice')"),
    pieces: db.raw('NULL'),
    taxable: db.raw(`SUM(${sign} * ${amountOf('taxable')})`),
    tax: db.raw(`SUM(${sign} * (${tax}))`),
    total: db.raw(`SUM(${sign} * ${amountOf('total')})`),
  })
}

/** Adds up the documents of a period by group, in no order (money 7.9). */
export async function readSales(
  db: Database,
  period: SalesPeriod,
  by: SalesGroup,
): Promise<SalesRow[]> {
  const goods = goodsKeys[by]
  const query =
    goods === undefined
      ? selectWholes(db, period, documentKeys[by] ?? 'NULL')
      : selectGoods(db, period, goods)
  const rows: RawRow[] = await query.groupBy('key')
  return rows.map(({ key, name, pieces, ...amounts }) => ({
    key: String(key ?? ''),
    name,
    invoices: Number(amounts.invoices),
    pieces: pieces === null ? null : Number(pieces),
    taxable: Number(amounts.taxable),
    tax: Number(amounts.tax),
    total: Number(amounts.total),
  }))
}

/** How many invoices were issued. */
export async function countInvoices(db: Database, period: SalesPeriod): Promise<number> {
  const [row] = await selectDocuments(db, period)
    .where('document.kind', 'invoice')
    .count<{ total: number | string }[]>({ total: 'document.id' })
  return Number(row?.total)
}
