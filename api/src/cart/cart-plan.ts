import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { ProductRecord } from '../catalog/product.ts'
import { findQuantityFault, findStockFault } from './cart-quantity.ts'

/** One line somebody wants to add, with its place in the request (from 1). */
export interface RequestedLine {
  line: number
  quantity: number
  /** What the line could mean: nothing found, one product, or several to choose from. */
  products: readonly ProductRecord[]
}

/** A line that cannot be added, and why. */
export interface RejectedLine {
  line: number
  message: string
}

/** Pieces of a product to add to a cart. */
export interface Addition {
  productId: number
  quantity: number
}

/** What to add, and what not. */
export interface CartPlan {
  additions: Addition[]
  rejected: RejectedLine[]
}

/** Additions that a buyer asks for together, by what the catalogue says at this moment. */
export interface RequestedAdditions {
  /** What is asked for, whether there is enough of it or not. */
  pieces: readonly Addition[]
  /** Decides what is added. @param inCart what the cart holds, pieces by product */
  plan: (inCart: ReadonlyMap<number, number>) => CartPlan
}

/**
 * What a cart held before these pieces were added, as far as that can be told: what is in the cart counts as added.
 * Planned by it, a retry names what is missing in the cart, as the first answer did.
 */
export function subtractPieces(
  inCart: ReadonlyMap<number, number>,
  pieces: readonly Addition[],
): Map<number, number> {
  const before = new Map(inCart)
  for (const { productId, quantity } of pieces) {
    const held = (before.get(productId) ?? 0) - quantity
    if (held > 0) before.set(productId, held)
    else before.delete(productId)
  }
  return before
}

/**
 * Decides line by line what goes into a cart; the same product twice adds up.
 * @param inCart what the cart holds already, pieces by product
 */
export function planAdditions(
  wanted: readonly RequestedLine[],
  inCart: ReadonlyMap<number, number>,
): CartPlan {
  const added = new Map<number, number>()
  const held = new Map(inCart)
  const rejected: RejectedLine[] = []

  for (const { line, quantity, products } of wanted) {
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
