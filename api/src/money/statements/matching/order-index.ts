import type { KnownPayer, OpenOrder } from './credit-match.ts'
import { nameKeyOf, shortestName } from './payers.ts'
import { canonicalReference, shortestPiece } from './transfer-references.ts'

/** Values by key, several per key. */
export class Listing<Value> {
  readonly #values = new Map<string, Value[]>()

  add(key: string, value: Value): void {
    const values = this.#values.get(key)
    if (values) values.push(value)
    else this.#values.set(key, [value])
  }

  get(key: string): readonly Value[] {
    return this.#values.get(key) ?? []
  }
}

/** A name of a buyer, as {@link nameKeyOf} writes it. */
export interface BuyerName {
  name: string
  userId: string
}

/** The forms of a code with one character left open: two codes that differ in one place share one of them. */
export function maskCode(code: string): string[] {
  return [...code].map((_, index) => `${code.slice(0, index)}*${code.slice(index + 1)}`)
}

/** What open orders are found by. */
export interface OrderIndex {
  byCode: Listing<OpenOrder>
  /** By the code with one character left open. */
  byMask: Listing<OpenOrder>
  byReference: Listing<OpenOrder>
  /** By the first and the last characters of the reference ({@link shortestPiece}). */
  byReferenceStart: Listing<OpenOrder>
  byReferenceEnd: Listing<OpenOrder>
  referenceLengths: ReadonlySet<number>
  /** Oldest first. */
  byUser: Listing<OpenOrder>
  /** By the first characters of the name ({@link shortestName}). */
  byName: Listing<BuyerName>
  /** Users by a key of a payer. */
  byPayer: Listing<string>
}

/** Indexes orders, so that each credit is compared with a few of them only. */
export function indexOrders(
  orders: readonly OpenOrder[],
  payers: readonly KnownPayer[],
): OrderIndex {
  const referenceLengths = new Set<number>()
  const index: OrderIndex = {
    byCode: new Listing(),
    byMask: new Listing(),
    byReference: new Listing(),
    byReferenceStart: new Listing(),
    byReferenceEnd: new Listing(),
    referenceLengths,
    byUser: new Listing(),
    byName: new Listing(),
    byPayer: new Listing(),
  }
  const names = new Set<string>()
  const inTime = [...orders].sort((one, other) => one.placedOn.localeCompare(other.placedOn))
  for (const order of inTime) {
    if (order.paidOn === undefined) index.byUser.add(order.userId, order)
    if (order.paymentCode) {
      index.byCode.add(order.paymentCode, order)
      // What resembles the code of a paid order is for another one.
      if (order.paidOn === undefined) {
        for (const mask of maskCode(order.paymentCode)) index.byMask.add(mask, order)
      }
    }
    if (order.proofReference) {
      const reference = canonicalReference(order.proofReference)
      index.byReference.add(reference, order)
    }
    if (order.paidOn !== undefined) continue
    if (order.proofReference) {
      const reference = canonicalReference(order.proofReference)
      referenceLengths.add(reference.length)
      index.byReferenceStart.add(reference.slice(0, shortestPiece), order)
      index.byReferenceEnd.add(reference.slice(-shortestPiece), order)
    }
    for (const name of order.buyerNames.map(nameKeyOf)) {
      const key = `${order.userId} ${name}`
      if (name.length < shortestName || names.has(key)) continue
      names.add(key)
      index.byName.add(name.slice(0, shortestName), { name, userId: order.userId })
    }
  }
  for (const { payer, userId } of payers) index.byPayer.add(payer, userId)
  return index
}
