import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  findForeignTables,
  findSqlModules,
  findUnknownPublications,
  findUnknownTables,
} from './check-table-owners.mjs'
import { findTableUses } from './table-uses.mjs'

const owners = {
  cart: { tables: ['cart_lines'] },
  catalog: { tables: ['products'], published: ['product-query.ts'] },
}
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-owners-'))
  await mkdir(join(folder, 'api/seed'), { recursive: true })
  await write('migrations/0001.ts', 'db.raw(`CREATE TABLE products (id INT)`)')
})

afterEach(async () => rm(folder, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  const file = join(folder, 'api', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

describe('the search for tables in a file', () => {
  const tables = new Set(['products', 'orders'])
  const find = (source: string) => findTableUses(source, tables).map(({ table }) => table)

  it.each([
    ["db('products').first('id')", ['products']],
    ["trx<Row>('products as p')", ['products']],
    ["query.leftJoin('products', 'products.id', 'x')", ['products', 'products']],
    ["query.join({ p: 'products' }, 'p.id', 'x')", ['products']],
    ["db.raw('products FORCE INDEX (??)', [key])", ['products']],
    ["db.raw('products (??, ??)', columns)", ['products']],
    ["db.raw('SELECT * FROM ??', ['products'])", ['products']],
    ["insertStatement('products', rows)", ['products']],
    ["query.where('products.stock', 0)", ['products']],
    [`const sql = \`UPDATE products SET stock = stock - \${x}\``, ['products']],
    [`const sql = \`SELECT \${columns}\n  FROM cart_lines, products p\``, ['products']],
    ["const sql = 'select id from products'", ['products']],
    ["const sql = 'DELETE FROM `products`'", ['products']],
    ["const sql = 'INSERT INTO x SELECT id FROM orders JOIN products'", ['orders', 'products']],
  ])('finds them in %s', (source, expected) => {
    expect(find(source)).toEqual(expected)
  })

  it.each([
    "const message = 'Remove it from products or update orders'",
    "router.get('orders')",
    '// SELECT * FROM products',
    'const { products } = page',
  ])('finds none in %s', (source) => {
    expect(find(source)).toEqual([])
  })

  it('reports the line, even after non-ASCII text', () => {
    findTableUses('const first = 1', tables)
    expect(findTableUses("// ₹ é\n\ndb('products')", tables)).toEqual([
      { table: 'products', line: 3 },
    ])
  })
})

describe('the check of table owners', () => {
  it("reports file, table and owner where a domain uses another one's table", async () => {
    await write('src/catalog/products/read.ts', "db('products')")
    await write('src/cart/cart.ts', "// my lines\ndb('cart_lines').join('products', 'a', 'b')")
    await write('seed/fill.ts', "db('products').insert(rows)")
    expect(findForeignTables(findSqlModules(join(folder, 'api'), owners), owners)).toEqual([
      'api/src/cart/cart.ts:2 uses the table products, whose owner is api/src/catalog',
      'api/seed/fill.ts:1 uses the table products, whose owner is api/src/catalog',
    ])
  })

  it('lets tests and their factories query every table', async () => {
    await write('src/cart/cart.test.ts', "db('products')")
    await write('test/factories/product-factory.ts', "db('products')")
    expect(findSqlModules(join(folder, 'api'), owners)).toEqual([])
  })

  it('lists published files that no longer contain SQL', () => {
    expect(findUnknownPublications([], owners)).toEqual([
      'api/src/catalog/product-query.ts is published as SQL, but holds none',
    ])
  })

  it('lists tables without an owner and owned tables without a migration', async () => {
    await write('migrations/0002.ts', 'db.raw(`CREATE TABLE orders (id INT)`)')
    expect(findUnknownTables(join(folder, 'api'), owners)).toEqual([
      'orders has no owner',
      'cart_lines is owned twice or not in the schema',
    ])
  })

  it('lists an owned table that a later migration dropped', async () => {
    await write('migrations/0002.ts', 'db.raw(`CREATE TABLE cart_lines (id INT)`)')
    expect(findUnknownTables(join(folder, 'api'), owners)).toEqual([])
    await write(
      'migrations/0003.ts',
      'function up() { db.raw(`DROP TABLE cart_lines`) } function down() { db.raw(`CREATE TABLE cart_lines (id INT)`) }',
    )
    expect(findUnknownTables(join(folder, 'api'), owners)).toEqual([
      'cart_lines is owned twice or not in the schema',
    ])
  })
})
