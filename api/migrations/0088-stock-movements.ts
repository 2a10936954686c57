import type { Knex } from 'knex'

/**
 * Why stock changes (ADR 0199): each change that no order says is a row of `stock_movements`, and so is each product's stock
 * when its card began; bills of suppliers, and counts, are its papers. The former release writes none of it: what it changes
 * meanwhile stands on the card as a change without a paper.
 */
export const name = '0088-stock-movements'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'
const publicId = `public_id CHAR(26) ${ascii} NOT NULL`

const statements = [
  `CREATE TABLE IF NOT EXISTS stock_movements (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    product_id BIGINT NOT NULL,
    kind VARCHAR(20) ${ascii} NOT NULL,
    quantity INT NOT NULL,
    reference CHAR(26) ${ascii} NULL,
    line_no INT NULL,
    cost_paise BIGINT NULL,
    actor_id BIGINT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY stock_movements_once (kind, reference, line_no),
    KEY stock_movements_of_product (product_id, kind, id),
    KEY stock_movements_reference (reference),
    KEY stock_movements_actor (actor_id),
    CONSTRAINT stock_movements_product FOREIGN KEY (product_id) REFERENCES products (id),
    CONSTRAINT stock_movements_actor FOREIGN KEY (actor_id) REFERENCES users (id),
    CONSTRAINT stock_movements_cost CHECK (cost_paise IS NULL OR (cost_paise > 0 AND kind = 'goods-in'))
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS suppliers (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    name VARCHAR(120) NOT NULL,
    name_key VARCHAR(120) COLLATE utf8mb4_bin NOT NULL,
    gstin CHAR(15) ${ascii} NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY suppliers_public_id (public_id),
    UNIQUE KEY suppliers_name (name_key)
  ) ${table}`,
  // A bill that was reversed is not live: its number may be booked again.
  `CREATE TABLE IF NOT EXISTS goods_receipts (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    supplier_id BIGINT NOT NULL,
    bill_no VARCHAR(40) NOT NULL,
    bill_key VARCHAR(40) COLLATE utf8mb4_bin NOT NULL,
    bill_year SMALLINT NOT NULL,
    billed_on DATE NOT NULL,
    recorded_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    request_key VARCHAR(100) ${ascii} NULL,
    is_live TINYINT NULL DEFAULT 1,
    reversed_at DATETIME(3) NULL,
    reversed_by BIGINT NULL,
    reverse_reason VARCHAR(200) NULL,
    UNIQUE KEY goods_receipts_public_id (public_id),
    UNIQUE KEY goods_receipts_bill (supplier_id, bill_year, bill_key, is_live),
    UNIQUE KEY goods_receipts_request (recorded_by, request_key),
    KEY goods_receipts_reversed_by (reversed_by),
    CONSTRAINT goods_receipts_supplier FOREIGN KEY (supplier_id) REFERENCES suppliers (id),
    CONSTRAINT goods_receipts_recorder FOREIGN KEY (recorded_by) REFERENCES users (id),
    CONSTRAINT goods_receipts_reverser FOREIGN KEY (reversed_by) REFERENCES users (id)
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS stock_counts (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    note VARCHAR(200) NULL,
    counted_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    request_key VARCHAR(100) ${ascii} NULL,
    UNIQUE KEY stock_counts_public_id (public_id),
    UNIQUE KEY stock_counts_request (counted_by, request_key),
    CONSTRAINT stock_counts_person FOREIGN KEY (counted_by) REFERENCES users (id)
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS stock_count_lines (
    count_id BIGINT NOT NULL,
    line_no INT NOT NULL,
    product_id BIGINT NOT NULL,
    counted INT NOT NULL,
    expected INT NOT NULL,
    promised INT NOT NULL,
    PRIMARY KEY (count_id, line_no),
    KEY stock_count_lines_product (product_id),
    CONSTRAINT stock_count_lines_count FOREIGN KEY (count_id) REFERENCES stock_counts (id),
    CONSTRAINT stock_count_lines_product FOREIGN KEY (product_id) REFERENCES products (id),
    CONSTRAINT stock_count_lines_counted CHECK (counted >= 0)
  ) ${table}`,
]

const rowsAtOnce = 1_000

/**
 * Free stock and what orders took of it, read by one statement, so of one instant: with the orders that stand it is what each
 * product began with. Orders of the former release, before and after, are so accounted for, without a row of their own.
 */
async function readBeginnings(db: Knex): Promise<{ product_id: number; quantity: number }[]> {
  const taken = db('order_lines')
    .join('orders', 'orders.id', 'order_lines.order_id')
    .whereNot('orders.order_status', 'cancelled')
    .whereNotNull('order_lines.product_id')
    .groupBy('order_lines.product_id')
    .select('order_lines.product_id')
    .sum({ quantity: 'order_lines.quantity' })
    .as('taken')
  const rows: { id: number; stock: number; quantity: number | string | null }[] = await db(
    'products',
  )
    .leftJoin(taken, 'taken.product_id', 'products.id')
    .select('products.id', 'products.stock', 'taken.quantity')
  return rows.map(({ id, stock, quantity }) => ({
    product_id: id,
    quantity: stock + Number(quantity ?? 0),
  }))
}

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
  // An attempt that was interrupted is begun again, with the stock of now.
  await db('stock_movements').where('kind', 'opening').delete()
  const rows = await readBeginnings(db)
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const created_at = db.raw('CURRENT_TIMESTAMP(3)')
    const batch = rows.slice(start, start + rowsAtOnce)
    await db('stock_movements').insert(
      batch.map((row) => ({ ...row, kind: 'opening', created_at })),
    )
  }
}

export async function down(db: Knex): Promise<void> {
  for (const dropped of [
    'stock_count_lines',
    'stock_counts',
    'goods_receipts',
    'suppliers',
    'stock_movements',
  ]) {
    await db.schema.dropTableIfExists(dropped)
  }
}
