import { defaultListLimit, largestListLimit } from '@store/contract/rules/limits'
import { habitLength, habitOf } from '@store/contract/rules/purchases/purchase-habits'
import type { PurchaseQuery } from '@store/contract/schemas/orders/purchases'
import type { Database, PageOfList } from '../../base/base.ts'
import { filterProductKeys, findProductNames, findProductsByIds } from '../../catalog/catalog.ts'
import {
  type BoughtProduct,
  findBoughtProducts,
  findLatestPurchases,
  type PurchaseRecord,
} from '../orders/search/purchase-query.ts'
import type { BoughtProductRecord } from './purchase.ts'

/** What a buyer has bought, product by product (ordering 6.2). */
export interface PurchaseService {
  /** A page of the products, the last bought first. */
  list(
    userId: number,
    query?: PurchaseQuery,
  ): Promise<PageOfList & { products: BoughtProductRecord[] }>
  /** All of them, in batches. */
  walk(userId: number, query: Pick<PurchaseQuery, 'q'>): AsyncGenerator<BoughtProductRecord[]>
}

function groupByProduct(purchases: readonly PurchaseRecord[]): Map<number, PurchaseRecord[]> {
  const groups = new Map<number, PurchaseRecord[]>()
  for (const purchase of purchases) {
    const { productId } = purchase
    groups.set(productId, [...(groups.get(productId) ?? []), purchase])
  }
  return groups
}

export function createPurchaseService({ db }: { db: Database }): PurchaseService {
  /** Filtered by the products' current texts: those of tens of thousands of lines take seconds. */
  const find = async (userId: number, query: Pick<PurchaseQuery, 'q'>) => {
    const bought = await findBoughtProducts(db, userId)
    const q = query.q?.trim()
    if (!q || bought.length === 0) return bought
    const ids = bought.map(({ productId }) => productId)
    const matching = await filterProductKeys(db, ids, q)
    return bought.filter(({ productId }) => matching.has(productId))
  }
  /** Every page needs four queries, however many products it has. */
  const load = async (userId: number, bought: readonly BoughtProduct[]) => {
    const ids = bought.map(({ productId }) => productId)
    const [latest, onSale, names] = await Promise.all([
      findLatestPurchases(db, { userId, productIds: ids, each: habitLength }),
      findProductsByIds(db, ids),
      findProductNames(db, ids),
    ])
    const purchases = groupByProduct(latest)
    const products = new Map(onSale.map((product) => [product.id, product]))
    const nameOf = new Map(names.map((name) => [name.id, name]))
    return bought.flatMap(({ productId, orders }): BoughtProductRecord[] => {
      const own = purchases.get(productId) ?? []
      const [last, name] = [own[0], nameOf.get(productId)]
      if (!last || !name) return []
      const { public_id: publicId, model_no: modelNo, ...texts } = name
      const { brand, category } = texts
      return [
        {
          ...{ publicId, name: texts.name, brand, category, modelNo },
          ...{ orders, habit: habitOf(own), last, product: products.get(productId) },
        },
      ]
    })
  }
  const list: PurchaseService['list'] = async (userId, query = {}) => {
    const { page = 1, limit = defaultListLimit } = query
    const bought = await find(userId, query)
    const shown = bought.slice((page - 1) * limit, page * limit)
    return { products: await load(userId, shown), total: bought.length, page, limit }
  }
  return {
    list,
    async *walk(userId, query) {
      const bought = await find(userId, query)
      for (let from = 0; from < bought.length; from += largestListLimit) {
        yield await load(userId, bought.slice(from, from + largestListLimit))
      }
    },
  }
}
