import type { Clock, Database } from '../../base/base.ts'
import { ProductNotFoundError } from '../products/catalog-errors.ts'
import { findLiveProduct } from '../products/product-query.ts'
import { InStockError } from './stock-alert-errors.ts'
import { deleteStockAlert, hasStockAlert, insertStockAlert } from './stock-alert-repository.ts'

/** Buyers who want to be told when a product is back in stock. Every operation throws ProductNotFoundError. */
export interface StockAlertService {
  isSet(userId: number, productId: string): Promise<boolean>
  /** @throws InStockError (409) while the product is in stock */
  set(userId: number, productId: string): Promise<void>
  remove(userId: number, productId: string): Promise<void>
}

export function createStockAlertService({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): StockAlertService {
  const findProduct = async (publicId: string) => {
    const product = await findLiveProduct(db, publicId)
    if (!product) throw new ProductNotFoundError()
    return product
  }
  return {
    async isSet(userId, publicId) {
      const { id: productId } = await findProduct(publicId)
      return hasStockAlert(db, { userId, productId })
    },
    async set(userId, publicId) {
      const { id: productId, stock } = await findProduct(publicId)
      if (stock > 0) throw new InStockError()
      await insertStockAlert(db, { userId, productId, at: clock.now() })
    },
    async remove(userId, publicId) {
      const { id: productId } = await findProduct(publicId)
      await deleteStockAlert(db, { userId, productId })
    },
  }
}
