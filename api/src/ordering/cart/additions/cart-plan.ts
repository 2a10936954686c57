import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { ProductRecord } from '../../../catalog/catalog.ts'
import { findQuantityFault, findStockFault } from '../cart-quantity.ts'

/** A line to be added, with its number in the request (from 1). */
export interface RequestedLine {
  line: number
  quantity: number
  /** Matching products: none, one, or several when the model number is ambiguous. */
  products: readonly ProductRecord[]
}

/** A line that cannot be added, with the reason. */
export interface RejectedLine {
  line: number
  message: string
}

/** Pieces of a product to add to a cart. */
export interface Addition {
  productId: number
  quantity: number
}

/** Accepted additions and rejected lines. */
export interface CartPlan {
  additions: Addition[]
  rejected: RejectedLine[]
}

/** Decides what is added to a cart, by the catalogue as read. @param inCart quantities in the cart, by product */
export type PlanAdditions = (inCart: ReadonlyMap<number, number>) => CartPlan

/**
 * Decides line by line what is added to a cart; quantities of a repeated product add up.
 * @param inCart quantities already in the cart, by product
 */
export function planAdditions(
  lines: readonly RequestedLine[],
  inCart: ReadonlyMap<number, number>,
): CartPlan {
  const added = new Map<number, number>()
  const held = new Map(inCart)
  const rejected: RejectedLine[] = []

  for (const { line, quantity, products } of lines) {
    const [product, second] = products
    const reject = (message: string) => rejected.push({ line, message })
    if (!product) reject(messages.product.notFound)
    else if (second) reject(messages.cart.modelAmbiguous)
    else {
      const sum = (held.get(product.id) ?? 0) + quantity
      const fault = findQuantityFault(quantity)?.message ?? findStockFault(product.stock, sum)
      if (fault) reject(fault)
      else if (!held.has(product.id) && held.size >= largestCartLines) reject(messages.cart.full)
      else {
        held.set(product.id, sum)
        added.set(product.id, (added.get(product.id) ?? 0) + quantity)
      }
    }
  }
  const additions = [...added].map(([productId, pieces]) => ({ productId, quantity: pieces }))
  return { additions, rejected }
}
