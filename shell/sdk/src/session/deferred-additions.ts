import { isRecord } from '@store/contract/rules/is-record'

/** A product that a visitor put into the cart or the wishlist, which both need a session: added after sign-in. */
export interface DeferredAddition {
  to: 'cart' | 'wishlist'
  productId: string
  name: string
  /** Pieces; 1 for the wishlist. */
  quantity: number
}

const storageKey = 'deferredAdditions'
/** More than a visitor chooses before signing in. */
const most = 20

/** Keeps an addition for this tab until somebody signs in. The newest quantity of a product counts. */
export function deferAddition(addition: DeferredAddition): void {
  const others = readDeferredAdditions().filter(
    ({ to, productId }) => to !== addition.to || productId !== addition.productId,
  )
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, addition].slice(-most)))
  } catch {
    // Without storage the product has to be added again after sign-in.
  }
}

/** The additions of this tab, oldest first. */
export function readDeferredAdditions(): DeferredAddition[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAddition) : []
  } catch {
    return []
  }
}

/** @returns the additions of this tab, which are then forgotten */
export function takeDeferredAdditions(): DeferredAddition[] {
  const additions = readDeferredAdditions()
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to clear.
  }
  return additions
}

function isAddition(value: unknown): value is DeferredAddition {
  return (
    isRecord(value) &&
    (value.to === 'cart' || value.to === 'wishlist') &&
    typeof value.productId === 'string' &&
    typeof value.name === 'string' &&
    typeof value.quantity === 'number'
  )
}
