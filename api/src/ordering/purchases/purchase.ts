import type { PurchaseHabit } from '@store/contract/rules/purchases/purchase-habits'
import type { ProductRecord } from '../../catalog/catalog.ts'
import type { PurchaseRecord } from '../orders/search/purchase-query.ts'

/** A product that a buyer has bought. */
export interface BoughtProductRecord {
  publicId: string
  /** Current texts, also of a product that is no longer on sale. */
  name: string
  brand: string
  category: string
  modelNo: string
  orders: number
  habit: PurchaseHabit
  last: PurchaseRecord
  /** The product; undefined when it is no longer on sale. */
  product: ProductRecord | undefined
}
