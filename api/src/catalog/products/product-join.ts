import type { Knex } from 'knex'
import { productColumns } from './product-row.ts'

/** The columns of a joined product that other features read. */
export const joinedProduct = {
  publicId: 'products.public_id',
  name: 'products.name',
  brand: 'products.brand',
  modelNo: 'products.model_no',
  stock: 'products.stock',
  version: 'products.version',
  deletedAt: 'products.deleted_at',
} as const

/**
 * Joins the product whose internal key a column contains: `db('cart_lines').modify(joinProduct,
 * 'cart_lines.product_id')`.
 * Deleted ones are joined, too.
 */
export function joinProduct(query: Knex.QueryBuilder, column: string): void {
  void query.join('products', 'products.id', column)
}

/** {@link joinProduct} without the rows whose product is no longer on sale. */
export function joinProductOnSale(query: Knex.QueryBuilder, column: string): void {
  void query.join('products', 'products.id', column).whereNull('products.deleted_at')
}

/** {@link joinProductOnSale} that includes those rows, without a product. */
export function leftJoinProductOnSale(query: Knex.QueryBuilder, column: string): void {
  void query.leftJoin('products', (join) => {
    void join.on('products.id', column).andOnNull('products.deleted_at')
  })
}

/** {@link joinProductOnSale} for a constant statement, which need not be built for every request. */
export function joinProductOnSaleSql(column: string): string {
  return `JOIN products ON products.id = ${column} AND products.deleted_at IS NULL`
}

/** The select list of a `ProductRow` of a joined product. */
export const joinedProductSql = productColumns.map((column) => `products.${column}`).join(', ')
