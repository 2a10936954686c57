import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import {
  type Database,
  executeStatement,
  insertStatement,
  newPublicId,
  orUpdate,
} from '../../../base/base.ts'
import {
  joinedProduct,
  joinProduct,
  movementColumns,
  selectMovements,
} from '../../../catalog/catalog.ts'
import { joinUser, userColumns } from '../../../people/people.ts'

/** A firm that the store buys from. */
export interface SupplierRecord {
  id: number
  name: string
  gstin: string | null
}

/** A bill of a supplier whose goods are in. */
export interface GoodsInRecord {
  publicId: string
  supplier: string
  gstin: string | null
  billNo: string
  /** YYYY-MM-DD */
  billedOn: string
  by: string
  at: Date
  reversedAt: Date | null
  reversedBy: string | null
  reverseReason: string | null
  pieces: number
  /** Of the lines that have a cost. */
  total: Paise
}

/** A line of a bill. */
export interface GoodsInLineRecord {
  productId: number
  publicId: string
  name: string
  brand: string
  modelNo: string
  quantity: number
  cost: Paise | undefined
}

/** Finds a supplier by name, or creates it, and locks it: bills of one supplier are booked one after the other. */
export async function lockSupplier(
  trx: Database,
  { name, key, gstin, at }: { name: string; key: string; gstin: string | undefined; at: Date },
): Promise<SupplierRecord> {
  const row = {
    public_id: newPublicId(),
    name,
    name_key: key,
    gstin: gstin ?? null,
    created_at: at,
  }
  await executeStatement(trx, orUpdate(insertStatement('suppliers', [row]), 'id = id'))
  const supplier: SupplierRecord | undefined = await trx('suppliers')
    .where('name_key', key)
    .forUpdate()
    .first('id', 'name', 'gstin')
  if (!supplier) throw new Error('the supplier that was just stored does not exist')
  if (supplier.gstin !== null || gstin === undefined) return supplier
  await trx('suppliers').where('id', supplier.id).update({ gstin })
  return { ...supplier, gstin }
}

/** Suppliers whose bills were booked, by name. */
export async function findSuppliers(db: Database, limit: number): Promise<SupplierRecord[]> {
  return db('suppliers').orderBy('name').limit(limit).select('id', 'name', 'gstin')
}

/** The live bill of a supplier with a number in a financial year. */
export async function findLiveBill(
  trx: Database,
  bill: { supplierId: number; year: number; key: string },
): Promise<string | undefined> {
  const row: { public_id: string } | undefined = await trx('goods_receipts')
    .where({ supplier_id: bill.supplierId, bill_year: bill.year, bill_key: bill.key, is_live: 1 })
    .first('public_id')
  return row?.public_id
}

/** The bill that a person booked with an Idempotency-Key. */
export async function findBillOfRequest(
  db: Database,
  request: { actorId: number; key: string },
): Promise<string | undefined> {
  const row: { public_id: string } | undefined = await db('goods_receipts')
    .where({ recorded_by: request.actorId, request_key: request.key })
    .first('public_id')
  return row?.public_id
}

/** A bill that is booked. */
export interface NewGoodsIn {
  publicId: string
  supplierId: number
  billNo: string
  key: string
  year: number
  billedOn: string
  actorId: number
  requestKey: string | undefined
  at: Date
}

export async function insertGoodsIn(trx: Database, bill: NewGoodsIn): Promise<void> {
  await trx('goods_receipts').insert({
    public_id: bill.publicId,
    supplier_id: bill.supplierId,
    bill_no: bill.billNo,
    bill_key: bill.key,
    bill_year: bill.year,
    billed_on: bill.billedOn,
    recorded_by: bill.actorId,
    request_key: bill.requestKey ?? null,
    created_at: bill.at,
  })
}

/** Marks a bill as reversed, once. @returns false when it was before, or does not exist */
export async function markReversed(
  trx: Database,
  {
    publicId,
    actorId,
    reason,
    at,
  }: { publicId: string; actorId: number; reason: string; at: Date },
): Promise<boolean> {
  const changed = await trx('goods_receipts').where({ public_id: publicId, is_live: 1 }).update({
    is_live: null,
    reversed_at: at,
    reversed_by: actorId,
    reverse_reason: reason,
  })
  return changed === 1
}

function selectBills(db: Database): Knex.QueryBuilder {
  return db('goods_receipts')
    .join('suppliers', 'suppliers.id', 'goods_receipts.supplier_id')
    .modify(joinUser, 'goods_receipts.recorded_by')
    .select({
      publicId: 'goods_receipts.public_id',
      supplier: 'suppliers.name',
      gstin: 'suppliers.gstin',
      billNo: 'goods_receipts.bill_no',
      billedOn: db.raw("DATE_FORMAT(goods_receipts.billed_on, '%Y-%m-%d')"),
      by: userColumns.name,
      at: 'goods_receipts.created_at',
      reversedAt: 'goods_receipts.reversed_at',
      reverseReason: 'goods_receipts.reverse_reason',
    })
}

type BillRow = Omit<GoodsInRecord, 'pieces' | 'total' | 'reversedBy'>

/** Who reversed those of the bills that are reversed. */
async function findReversers(
  db: Database,
  bills: readonly BillRow[],
): Promise<Map<string, string>> {
  const reversed = bills.filter(({ reversedAt }) => reversedAt !== null)
  if (reversed.length === 0) return new Map()
  const rows: { publicId: string; name: string }[] = await db('goods_receipts')
    .modify(joinUser, 'goods_receipts.reversed_by')
    .whereIn(
      'goods_receipts.public_id',
      reversed.map(({ publicId }) => publicId),
    )
    .select({ publicId: 'goods_receipts.public_id', name: userColumns.name })
  return new Map(rows.map(({ publicId, name }) => [publicId, name]))
}

async function withSums(db: Database, bills: readonly BillRow[]): Promise<GoodsInRecord[]> {
  const { reference, quantity, costPaise } = movementColumns
  const sums: { bill: string; pieces: number | string; total: number | string | null }[] =
    await selectMovements(db)
      .where(movementColumns.kind, 'goods-in')
      .whereIn(
        reference,
        bills.map(({ publicId }) => publicId),
      )
      .groupBy(reference)
      .select({ bill: reference })
      .sum({ pieces: quantity })
      .select({ total: db.raw('SUM(?? * ??)', [quantity, costPaise]) })
  const sumOf = new Map(sums.map((row) => [row.bill, row]))
  const reversers = await findReversers(db, bills)
  return bills.map((bill) => {
    const { pieces = 0, total = 0 } = sumOf.get(bill.publicId) ?? {}
    const reversedBy = reversers.get(bill.publicId) ?? null
    return { ...bill, reversedBy, pieces: Number(pieces), total: paise(Number(total ?? 0)) }
  })
}

/** A page of bills, the last booked first, and how many there are. */
export async function findBills(
  db: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ bills: GoodsInRecord[]; total: number }> {
  const [count]: { total: number | string }[] = await db('goods_receipts').count({ total: '*' })
  const rows: BillRow[] = await selectBills(db)
    .orderBy('goods_receipts.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
  return { bills: await withSums(db, rows), total: Number(count?.total) }
}

export async function findBill(db: Database, publicId: string): Promise<GoodsInRecord | undefined> {
  const rows: BillRow[] = await selectBills(db).where('goods_receipts.public_id', publicId)
  return (await withSums(db, rows))[0]
}

/** The lines of a bill, as they were booked. */
export async function findBillLines(db: Database, publicId: string): Promise<GoodsInLineRecord[]> {
  const { kind, reference, lineNo, productId, quantity, costPaise } = movementColumns
  const rows: (Omit<GoodsInLineRecord, 'cost'> & { cost: number | null })[] = await selectMovements(
    db,
  )
    .modify(joinProduct, productId)
    .where(kind, 'goods-in')
    .where(reference, publicId)
    .orderBy(lineNo)
    .select({
      productId,
      publicId: joinedProduct.publicId,
      name: joinedProduct.name,
      brand: joinedProduct.brand,
      modelNo: joinedProduct.modelNo,
      quantity,
      cost: costPaise,
    })
  return rows.map(({ cost, ...line }) => ({
    ...line,
    cost: cost === null ? undefined : paise(cost),
  }))
}
