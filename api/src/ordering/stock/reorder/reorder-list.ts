import { daysOfCover, soldDays, suggestedPieces } from '@store/contract/rules/stock/reorder'
import type { ReorderList } from '@store/contract/schemas/stock/stock'
import type { Clock, Database } from '../../../base/base.ts'
import { findLastCosts, findProductsByIds, type ProductRecord } from '../../../catalog/catalog.ts'
import { presentMargin } from '../margins.ts'
import { findSold } from './reorder-query.ts'

/** For how long goods should last, and of which brand. */
export interface ReorderWish {
  brand?: string | undefined
  lead: number
  cover: number
}

/** A product to order. */
export type ReorderLine = ReorderList['lines'][number]

/** What to order, from the sales of 90 days and the free stock (stock 4). */
export interface ReorderLists {
  /** A page of the list and the sums of all brands; by brand, then the most pieces first. */
  list(
    wish: ReorderWish,
    page: { page: number; limit: number },
  ): Promise<ReorderList & { total: number }>
  /** The whole list in batches. */
  walk(wish: ReorderWish): AsyncIterable<readonly ReorderLine[]>
}

interface Suggestion {
  product: ProductRecord
  sold: number
  suggested: number
}

/** Products, and costs of products, in one statement. */
const batchSize = 1_000
const dayMs = 24 * 3_600_000

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function inOrder(a: Suggestion, b: Suggestion): number {
  return (
    compare(a.product.brand, b.product.brand) ||
    b.suggested - a.suggested ||
    compare(a.product.publicId, b.product.publicId)
  )
}

/** Number and pieces by brand. */
function sumByBrand(suggestions: readonly Suggestion[]): ReorderList['brands'] {
  const sums = new Map<string, ReorderList['brands'][number]>()
  for (const { product, suggested } of suggestions) {
    const { brand } = product
    const { products, pieces } = sums.get(brand) ?? { products: 0, pieces: 0 }
    sums.set(brand, { brand, products: products + 1, pieces: pieces + suggested })
  }
  return [...sums.values()]
}

export function createReorderLists({ db, clock }: { db: Database; clock: Clock }): ReorderLists {
  /** What is sold of no product need not be ordered: only these are read. */
  const suggest = async ({ lead, cover }: ReorderWish): Promise<Suggestion[]> => {
    const soldOf = await findSold(db, new Date(clock.now().getTime() - soldDays * dayMs))
    const ids = [...soldOf.keys()]
    const found: Suggestion[] = []
    for (let start = 0; start < ids.length; start += batchSize) {
      for (const product of await findProductsByIds(db, ids.slice(start, start + batchSize))) {
        const sold = soldOf.get(product.id) ?? 0
        const days = { leadDays: lead, coverDays: cover }
        const suggested = suggestedPieces({ sold, free: product.stock, ...days })
        if (suggested > 0) found.push({ product, sold, suggested })
      }
    }
    return found.sort(inOrder)
  }

  const present = async (suggestions: readonly Suggestion[]): Promise<ReorderLine[]> => {
    const costs = await findLastCosts(
      db,
      suggestions.map(({ product }) => product.id),
    )
    return suggestions.map(({ product, sold, suggested }) => {
      const { publicId: _id, name, brand, modelNo, stock } = product
      const margin = presentMargin(product, costs.get(product.id))
      return {
        product: { _id, name, brand, modelNo },
        ...{ sold, stock, suggested },
        daysOfCover: daysOfCover({ sold, free: stock }) ?? 0,
        ...(margin && { margin }),
      }
    })
  }

  const ofBrand = (suggestions: readonly Suggestion[], { brand }: ReorderWish) =>
    brand ? suggestions.filter(({ product }) => product.brand === brand) : suggestions

  return {
    async list(wish, { page, limit }) {
      const all = await suggest(wish)
      const wanted = ofBrand(all, wish)
      return {
        brands: sumByBrand(all),
        lines: await present(wanted.slice((page - 1) * limit, page * limit)),
        total: wanted.length,
      }
    },

    async *walk(wish) {
      const wanted = ofBrand(await suggest(wish), wish)
      for (let start = 0; start < wanted.length; start += batchSize) {
        yield await present(wanted.slice(start, start + batchSize))
      }
    },
  }
}
