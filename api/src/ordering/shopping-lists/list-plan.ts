import { largestLineQuantity } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import {
  mostListLines,
  shoppingListMessages,
} from '@store/contract/rules/purchases/shopping-list-rules'
import type { ProductRecord } from '../../catalog/catalog.ts'
import type { RejectedLine } from '../cart/additions/cart-plan.ts'
import { findQuantityFault } from '../cart/cart-quantity.ts'
import type { ShoppingListLineRecord } from './shopping-list-repository.ts'

/** A line to be put on a list, with its number in the request (from 1), and the products it may mean. */
export interface RequestedListLine {
  line: number
  quantity: number
  products: readonly ProductRecord[]
}

/** The lines a list takes, and those it does not. */
export interface ListPlan {
  put: ShoppingListLineRecord[]
  rejected: RejectedLine[]
}

/**
 * Decides line by line what is put on a list. The stock does not matter: a list is for later.
 * @param listed internal keys of the products on the list
 */
export function planListLines(
  lines: readonly RequestedListLine[],
  listed: ReadonlySet<number>,
): ListPlan {
  const held = new Set(listed)
  const put = new Map<number, number>()
  const rejected: RejectedLine[] = []
  for (const { line, quantity, products } of lines) {
    const [product, second] = products
    const isQuantity = !findQuantityFault(quantity) && quantity <= largestLineQuantity
    const reject = (message: string) => rejected.push({ line, message })
    if (!product) reject(messages.product.notFound)
    else if (second) reject(messages.cart.modelAmbiguous)
    else if (!isQuantity) reject(messages.cart.quantity)
    else if (!held.has(product.id) && held.size >= mostListLines) reject(shoppingListMessages.full)
    else {
      held.add(product.id)
      put.set(product.id, quantity)
    }
  }
  return { put: [...put].map(([productId, quantity]) => ({ productId, quantity })), rejected }
}
