import { isRecord } from '@store/contract/rules/is-record'
import { useEffect, useState } from 'react'

/**
 * A product that a visitor put into the cart or the wishlist, which both need a session: added after sign-in. Or wanted
 * to put on a list, which is asked for then on the page of the product.
 */
export interface DeferredAddition {
  to: DeferredTarget
  productId: string
  name: string
  /** Pieces; 1 for the wishlist. */
  quantity: number
}

type DeferredTarget = (typeof targets)[number]
const targets = ['cart', 'wishlist', 'list'] as const

/** An addition that needs no further question. */
export type ReadyAddition = DeferredAddition & { to: Exclude<DeferredTarget, 'list'> }

const isReady = (addition: DeferredAddition): addition is ReadyAddition => addition.to !== 'list'

const storageKey = 'deferredAdditions'
/** More than a visitor chooses before signing in. */
const most = 20

function writeAdditions(additions: readonly DeferredAddition[]): void {
  try {
    if (additions.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(additions.slice(-most)))
  } catch {
    // Without storage the product has to be added again after sign-in.
  }
}

const isSameAs = (one: DeferredAddition) => (other: DeferredAddition) =>
  one.to === other.to && one.productId === other.productId

/** Keeps an addition for this tab until somebody signs in. The newest quantity of a product counts. */
export function deferAddition(addition: DeferredAddition): void {
  const isSame = isSameAs(addition)
  const others = readDeferredAdditions().filter((other) => !isSame(other))
  writeAdditions([...others, addition])
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

/**
 * What is added without a further question.
 * @returns the additions of this tab, which are then forgotten; those to a list stay for {@link useDeferredListing}
 */
export function takeDeferredAdditions(): ReadyAddition[] {
  const additions = readDeferredAdditions()
  writeAdditions(additions.filter((addition) => !isReady(addition)))
  return additions.filter(isReady)
}

/**
 * What the person wanted to put on a list before signing in; forgotten once it was shown.
 * @example const listing = useDeferredListing(product._id) // { to: 'list', quantity: 3, … }
 */
export function useDeferredListing(productId: string): DeferredAddition | undefined {
  const [listing] = useState(() =>
    readDeferredAdditions().find((kept) => kept.to === 'list' && kept.productId === productId),
  )
  useEffect(() => {
    if (listing === undefined) return
    const isSame = isSameAs(listing)
    writeAdditions(readDeferredAdditions().filter((other) => !isSame(other)))
  }, [listing])
  return listing
}

function isAddition(value: unknown): value is DeferredAddition {
  return (
    isRecord(value) &&
    targets.some((target) => target === value.to) &&
    typeof value.productId === 'string' &&
    typeof value.name === 'string' &&
    typeof value.quantity === 'number'
  )
}
