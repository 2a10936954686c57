import { filterOf } from '../../src/catalog/products/index/filter.ts'
import type { DemoIndex } from './demo-index.ts'

/** Patterns over a product: all keys must match. */
type Wanted = Partial<Record<'m' | 'b' | 'c' | 'n', string | string[]>>

/** A query, and the products that answer it: one of the entries is enough. */
export interface TestQuery {
  query: string
  /** Empty for something that is not sold. */
  wanted: Wanted[]
}

const fields = { m: 'modelNo', b: 'brand', c: 'category', n: 'name' } as const
const keys = ['m', 'b', 'c', 'n'] as const

/** The first products that a visitor sees, at most ten. */
export function firstProducts({ index, productOf }: DemoIndex, query: string) {
  const filter = filterOf({ q: query }, 'enduser')
  if (!filter) return { products: [], words: undefined }
  const page = { filter, tier: 'enduser', sort: 'bestMatch', offset: 0, limit: 10 } as const
  const { slots, words } = index.cut(page)
  return {
    products: Array.from(slots, (slot) => productOf(index.table.id(slot))),
    words,
  }
}

/** @returns the rank of the first wanted product among the first ten, from 1; Infinity when it is none of them */
export function rankOf(demo: DemoIndex, { query, wanted }: TestQuery): number {
  const { products } = firstProducts(demo, query)
  const rank = products.findIndex(
    (product) =>
      product &&
      wanted.some((entry) =>
        keys.every((key) =>
          [entry[key] ?? []]
            .flat()
            .every((pattern) => new RegExp(pattern, 'i').test(product[fields[key]])),
        ),
      ),
  )
  return rank < 0 ? Number.POSITIVE_INFINITY : rank + 1
}
