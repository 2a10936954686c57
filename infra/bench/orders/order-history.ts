import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { idAt } from '../load/public-id.ts'
import { createRandom, pick } from '../load/random.ts'
import { type Buyer, insertBuyers, makeBuyers } from './buyers.ts'

type SoldProduct = RowDataPacket & {
  id: number
  name: string
  model_no: string
  brand: string
  category: string
  price_enduser: number
  price_reseller: number
  price_distributor: number
}

type OldOrder = {
  id: number
  publicId: string
  buyer: Buyer
  at: Date
  lines: { product: SoldProduct; quantity: number; price: number }[]
}

/** One order per minute: a million orders cover two years. */
const buyerCount = 50_000
const msBetweenOrders = 63_000

/** Orders per transaction. */
const batchSize = 2000

const tables = {
  orders: `id, public_id, user_id, tier, order_status, payment_status, payment_method, total_paise,
    shipping, proof_at, payment_reference, search_text, created_at, updated_at`,
  order_lines: `order_id, line_no, product_id, name, model_no, brand, category, quantity,
    unit_price_paise, total_paise, gst_basis_points, taxable_paise, cgst_paise, sgst_paise, igst_paise`,
  order_events: 'order_id, actor_id, kind, to_value, created_at',
}

/** Order and payment status. Old orders are completed, new ones are in progress. */
function statesOf(ageDays: number, random: () => number): [string, string] {
  if (random() < 0.07) return ['cancelled', random() < 0.3 ? 'paid' : 'failed']
  if (ageDays > 14) return ['delivered', 'paid']
  const status = pick(random, ['pending', 'processing', 'placed', 'shipped'])
  return [status, pick(random, ['pending', 'processing', 'paid'])]
}

function searchTextOf({ publicId, buyer, lines }: OldOrder, reference: string): string {
  const { name, phone, email, businessName, city, gstNumber } = buyer
  const products = lines.map(({ product }) => product)
  const words = [
    ...[publicId, reference, name, name, phone, email, businessName, city, gstNumber],
    ...products.map(({ model_no }) => model_no),
    ...products.map((product) => product.name),
  ]
  return words.filter(Boolean).join('\n').toLowerCase().slice(0, 600)
}

function shippingOf({ name, phone, city, state, businessName, gstNumber }: Buyer): string {
  const address = {
    fullName: name,
    phone,
    address: '14 Station Road',
    city,
    state,
    pincode: '400007',
  }
  const firm = businessName && { businessName, gstNumber, courierOption: 'DTDC' }
  return JSON.stringify({ ...address, ...firm, deliveryMethod: 'courier' })
}

function orderRow(order: OldOrder, now: number, random: () => number): unknown[] {
  const { id, publicId, buyer, at, lines } = order
  const [status, payment] = statesOf((now - at.getTime()) / 86_400_000, random)
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const reference = `UTR${String(id).padStart(9, '0')}`
  return [
    ...[id, publicId, buyer.id, buyer.tier, status, payment, 'bank_transfer', total],
    ...[shippingOf(buyer), at, reference, searchTextOf(order, reference), at, at],
  ]
}

function lineRows({ id, lines }: OldOrder): unknown[][] {
  return lines.map(({ product, quantity, price }, index) => {
    const total = price * quantity
    const taxable = Math.round(total / 1.18)
    const { id: productId, name, model_no, brand, category } = product
    const what = [id, index + 1, productId, name, model_no, brand, category, quantity]
    return [...what, price, total, 1800, taxable, 0, 0, total - taxable]
  })
}

/** A random index, skewed to small values: a few products sell often, most sell rarely. */
function pickSkewed(random: () => number, count: number): number {
  return Math.floor(count * random() ** 3)
}

function* generate(
  from: { order: number; id: number },
  to: number,
  source: { buyers: readonly Buyer[]; products: readonly SoldProduct[]; now: number },
): Generator<OldOrder> {
  const random = createRandom(from.order + 1)
  const { buyers, products, now } = source
  for (let order = from.order, id = from.id; order < to; order += 1, id += 1) {
    const at = new Date(now - (to - order) * msBetweenOrders)
    const buyer = buyers[Math.floor(buyers.length * random() ** 2)]
    if (!buyer) return
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const product = products[pickSkewed(random, products.length)]
      return product && { product, quantity: 1 + Math.floor(random() * 5) }
    }).flatMap((line) => (line ? [{ ...line, price: line.product[`price_${buyer.tier}`] }] : []))
    yield { id, publicId: idAt(at.getTime(), random), buyer, at, lines }
  }
}

async function writeBatch(pool: Pool, orders: readonly OldOrder[], now: number): Promise<void> {
  const random = createRandom(orders[0]?.id ?? 1)
  const rows = {
    orders: orders.map((order) => orderRow(order, now, random)),
    order_lines: orders.flatMap(lineRows),
    order_events: orders.map(({ id, buyer, at }) => [id, buyer.id, 'placed', 'pending', at]),
  }
  const connection = await pool.getConnection()
  try {
    await connection.query('SET SESSION foreign_key_checks = 0, unique_checks = 0')
    await connection.query('START TRANSACTION')
    for (const table of ['orders', 'order_lines', 'order_events'] as const) {
      await connection.query(`INSERT INTO ${table} (${tables[table]}) VALUES ?`, [rows[table]])
    }
    await connection.query('COMMIT')
    await connection.query('SET SESSION foreign_key_checks = 1, unique_checks = 1')
  } finally {
    connection.release()
  }
}

/**
 * Adds old orders until there are `count` orders.
 * @returns how many were added
 */
export async function fillOrders(pool: Pool, count: number): Promise<number> {
  const buyers = makeBuyers(buyerCount)
  await insertBuyers(pool, buyers)
  const [[present]] = await pool.query<(RowDataPacket & { orders: number; next: number })[]>(
    'SELECT COUNT(*) AS orders, COALESCE(MAX(id), 500000000) + 1 AS next FROM orders',
  )
  const [products] = await pool.query<SoldProduct[]>(
    `SELECT id, name, model_no, brand, category, price_enduser, price_reseller, price_distributor
     FROM products WHERE deleted_at IS NULL ORDER BY id`,
  )
  const from = { order: present?.orders ?? 0, id: present?.next ?? 1 }
  const now = Date.now()
  const writing = new Set<Promise<void>>()
  let batch: OldOrder[] = []
  const flush = async () => {
    const written = writeBatch(pool, batch, now).finally(() => writing.delete(written))
    writing.add(written)
    batch = []
    if (writing.size === 2) await Promise.race(writing)
  }
  for (const order of generate(from, count, { buyers, products, now })) {
    batch.push(order)
    if (batch.length === batchSize) await flush()
  }
  if (batch.length > 0) await flush()
  await Promise.all(writing)
  return Math.max(0, count - from.order)
}
