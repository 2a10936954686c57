import { defaultListLimit, largestListLimit } from '@store/contract/rules/limits'
import type { Clock, Database } from '../../base/base.ts'
import { ProductNotFoundError } from '../products/catalog-errors.ts'
import type { ProductRecord } from '../products/product.ts'
import { findLiveProduct, findProductsByIds } from '../products/product-query.ts'
import {
  countEntries,
  deleteEntry,
  findEntries,
  findUnavailableEntries,
  insertEntry,
  type UnavailableEntry,
} from './wishlist-repository.ts'

/** A wishlist entry with its product. */
export interface WishlistProduct {
  publicId: string
  product: ProductRecord
}

/** A page of a wishlist. */
export interface WishlistPage {
  entries: WishlistProduct[]
  /** Products that are no longer on sale; with the first page only. */
  unavailable: UnavailableEntry[]
  total: number
  page: number
  limit: number
}

/** The wishlist of one account (catalog 6.1). */
export interface WishlistService {
  list(userId: number, page?: { page?: number; limit?: number }): Promise<WishlistPage>
  /** @throws ProductNotFoundError */
  add(userId: number, productId: string): Promise<void>
  remove(userId: number, productId: string): Promise<void>
}

export function createWishlistService(dependencies: {
  db: Database
  clock: Clock
}): WishlistService {
  const { db, clock } = dependencies
  return {
    async list(userId, { page = 1, limit = defaultListLimit } = {}) {
      const [records, total, unavailable] = await Promise.all([
        findEntries(db, userId, { offset: (page - 1) * limit, limit }),
        countEntries(db, userId),
        page === 1 ? findUnavailableEntries(db, userId, largestListLimit) : [],
      ])
      const products = await findProductsByIds(
        db,
        records.map(({ productId }) => productId),
      )
      const byId = new Map(products.map((product) => [product.id, product]))
      const entries = records.flatMap(({ publicId, productId }) => {
        const product = byId.get(productId)
        return product ? [{ publicId, product }] : []
      })
      return { entries, unavailable, total, page, limit }
    },
    async add(userId, productId) {
      const product = await findLiveProduct(db, productId)
      if (!product) throw new ProductNotFoundError()
      await insertEntry(db, { userId, productId: product.id, at: clock.now() })
    },
    async remove(userId, productId) {
      await deleteEntry(db, { userId, productPublicId: productId })
    },
  }
}
