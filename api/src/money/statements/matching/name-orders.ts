import { findPaymentCodes } from '@store/contract/rules/orders/payment-code'
import type { StatementCredit } from '../statement.ts'
import type { OpenOrder } from './credit-match.ts'
import { maskCode, type OrderIndex } from './order-index.ts'
import {
  canonicalReference,
  findReferences,
  isFullReference,
  shortestPiece,
} from './transfer-references.ts'

/** Orders that a credit names by itself. */
export interface NamedOrders {
  by: 'code' | 'mistyped-code' | 'reference' | 'cut-reference' | 'code-and-reference'
  orders: readonly OpenOrder[]
}

type Finder = (text: string, index: OrderIndex) => readonly OpenOrder[]

function referenceOf({ proofReference = '' }: OpenOrder): string {
  return canonicalReference(proofReference)
}

function unique(orders: readonly OpenOrder[]): OpenOrder[] {
  return [...new Set(orders)]
}

/** An order that is paid counts only where no other one is named. */
function unpaidFirst(orders: readonly OpenOrder[]): readonly OpenOrder[] {
  const unpaid = orders.filter(({ paidOn }) => paidOn === undefined)
  return unpaid.length > 0 ? unpaid : orders
}

const findByCode: Finder = (text, { byCode }) =>
  unique(findPaymentCodes(text).flatMap((code) => byCode.get(code)))

const findByReference: Finder = (text, { byReference }) =>
  unique([...findReferences(text).full].flatMap((reference) => byReference.get(reference)))

/** What may be a code that its check character refuses: a word of eight characters, or two of four. */
function codeLikeWords(text: string): string[] {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? []
  const pairs = words.map((word, index) => {
    const next = words[index + 1]
    return word.length === 4 && next?.length === 4 ? word + next : word
  })
  return pairs.filter(({ length }) => length === 8)
}

function exchangeNeighbours(code: string): string[] {
  return [...code.slice(1)].map(
    (next, index) => code.slice(0, index) + next + code.charAt(index) + code.slice(index + 2),
  )
}

/** One character wrong, or two neighbours exchanged. */
const findByMistypedCode: Finder = (text, { byCode, byMask }) =>
  unique(
    codeLikeWords(text).flatMap((word) => [
      ...exchangeNeighbours(word).flatMap((code) => byCode.get(code)),
      ...maskCode(word).flatMap((mask) => byMask.get(mask)),
    ]),
  )

/** Whether a reference stands within a longer word and its digits end there: no number within a longer number. */
function isWithin(word: string, reference: string): boolean {
  const start = word.indexOf(reference)
  if (start < 0) return false
  const isSplitNumber = (at: number) => /^\d\d$/.test(word.slice(at - 1, at + 1))
  return !isSplitNumber(start) && !isSplitNumber(start + reference.length)
}

/** A piece names a transfer when it is three quarters of a reference: the first half is the bank and the day. */
function isLongEnough(piece: string, reference: string): boolean {
  return piece.length * 4 >= reference.length * 3
}

/** References that are cut at an end, glued to other words, or of a length that names no transfer for sure. */
const findByCutReference: Finder = (text, index) => {
  const found: OpenOrder[] = []
  for (const piece of findReferences(text).pieces) {
    const starting = index.byReferenceStart.get(piece.slice(0, shortestPiece))
    const ending = index.byReferenceEnd.get(piece.slice(-shortestPiece))
    const cut = [...starting, ...ending].filter((order) => {
      const reference = referenceOf(order)
      const isAtAnEnd = reference.startsWith(piece) || reference.endsWith(piece)
      return isAtAnEnd && isLongEnough(piece, reference)
    })
    found.push(...cut)
    for (const length of index.referenceLengths) {
      for (let start = 0; start + length <= piece.length; start += 1) {
        const orders = index.byReference.get(piece.slice(start, start + length))
        found.push(...orders.filter((order) => isWithin(piece, referenceOf(order))))
      }
    }
  }
  return unique(found)
}

/**
 * Finds the orders that a credit names: by payment code or by the reference of their proof. Whole ones count first; only
 * without any, what is mistyped or cut.
 * @returns undefined when it names none
 */
export function nameOrders(credit: StatementCredit, index: OrderIndex): NamedOrders | undefined {
  const text = `${credit.narration} / ${credit.bankReference ?? ''}`
  const byCode = findByCode(text, index)
  const byReference = findByReference(text, index).filter((order) =>
    isFullReference(referenceOf(order)),
  )
  const both = unpaidFirst(unique([...byCode, ...byReference]))
  const coded = both.filter((order) => byCode.includes(order))
  if (coded.length > 0) {
    return { by: both.length > coded.length ? 'code-and-reference' : 'code', orders: both }
  }
  if (both.length > 0) return { by: 'reference', orders: both }
  const mistyped = findByMistypedCode(text, index)
  if (mistyped.length > 0) return { by: 'mistyped-code', orders: mistyped }
  const cut = findByCutReference(text, index)
  return cut.length > 0 ? { by: 'cut-reference', orders: cut } : undefined
}
