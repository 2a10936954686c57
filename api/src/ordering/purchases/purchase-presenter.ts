import type { Tier } from '@store/contract/rules/accounts/roles'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { presentOffer } from '../../catalog/catalog.ts'
import type { BoughtProductRecord } from './purchase.ts'

/** A bought product for its buyer, with today's prices of their tier only. */
export function presentPurchase(bought: BoughtProductRecord, tier: Tier): Purchase {
  const { publicId, name, brand, category, modelNo, orders, habit, last, product } = bought
  return {
    productId: publicId,
    ...{ name, brand, category, modelNo, orders },
    ...habit,
    lastOrder: {
      _id: last.orderPublicId,
      createdAt: last.at.toISOString(),
      quantity: last.quantity,
      price: rupeesFromPaise(last.unitPrice),
    },
    ...(product && { offer: presentOffer(product, tier) }),
  }
}
