import type { Tier } from '@store/contract/rules/accounts/roles'
import type {
  ShoppingList,
  ShoppingListSummary,
} from '@store/contract/schemas/orders/shopping-lists'
import { presentOffer } from '../../catalog/catalog.ts'
import type { CountedShoppingList, FilledShoppingList } from './shopping-list.ts'

export function presentShoppingListSummary(list: CountedShoppingList): ShoppingListSummary {
  const { publicId, name, products, updatedAt } = list
  return { _id: publicId, name, products, updatedAt: updatedAt.toISOString() }
}

/** A list for its owner, with today's prices of their tier only. */
export function presentShoppingList(list: FilledShoppingList, tier: Tier): ShoppingList {
  return {
    _id: list.publicId,
    name: list.name,
    updatedAt: list.updatedAt.toISOString(),
    lines: list.lines.map(({ quantity, name, product }) => ({
      productId: name.public_id,
      name: name.name,
      brand: name.brand,
      modelNo: name.model_no,
      quantity,
      ...(product && { offer: presentOffer(product, tier) }),
    })),
  }
}
