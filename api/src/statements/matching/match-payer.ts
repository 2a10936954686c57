import { matchMessages } from '@store/contract/rules/payments/match-messages'
import type { StatementCredit } from '../statement.ts'
import type { CreditMatch, OpenOrder } from './credit-match.ts'
import { isPlausibleDay } from './day-distance.ts'
import { explainFit } from './explain.ts'
import { type Claim, type Fit, fitInOrder, fitOne, fitSeveral } from './fit-amount.ts'
import { mostAlternatives } from './match-named.ts'
import type { OpenAmounts } from './open-amounts.ts'
import type { OrderIndex } from './order-index.ts'
import { findNames, nameKeyOf, payerKeysOf, shortestName } from './payers.ts'

/** The buyers who may have paid, and how they are known. */
interface Payers {
  users: readonly string[]
  isLearnt: boolean
}

/** Banks cut names, so the shorter one has to be the beginning of the longer one. */
function findByName(narration: string, { byName }: OrderIndex): string[] {
  const found = findNames(narration)
    .map(nameKeyOf)
    .flatMap((key) =>
      byName
        .get(key.slice(0, shortestName))
        .filter(({ name }) => name.startsWith(key) || key.startsWith(name)),
    )
  return [...new Set(found.map(({ userId }) => userId))]
}

function findPayers({ narration }: StatementCredit, index: OrderIndex): Payers {
  const learnt = new Set(payerKeysOf(narration).flatMap((key) => index.byPayer.get(key)))
  return learnt.size === 1
    ? { users: [...learnt], isLearnt: true }
    : { users: [...new Set([...learnt, ...findByName(narration, index)])], isLearnt: false }
}

/**
 * Fits a credit to the orders of one buyer, oldest first: one of the same amount, several of the same sum, one short by the tax
 * deducted at source. Only a payer that was learnt may pay a part, or too much.
 */
function fitBuyer(credit: StatementCredit, claims: readonly Claim[], isLearnt: boolean) {
  const fits = claims.map((claim) => fitOne(credit, claim))
  const equal = fits.find(({ difference }) => difference === 'none')
  const taxed = fits.find(({ difference }) => difference === 'short-tds')
  const fit = equal ?? fitSeveral(credit, claims) ?? taxed
  if (fit) return fit
  const [only] = fits.length === 1 ? fits : []
  if (only && (isLearnt || only.difference === 'short')) return only
  return isLearnt ? fitInOrder(credit, claims) : undefined
}

function idsOf(claims: readonly Claim[], fit?: Fit): string[] {
  const ids = claims.map(({ order }) => order.publicId)
  return ids
    .filter((id) => !fit?.parts.some(({ order }) => order === id))
    .slice(0, mostAlternatives)
}

/** The buyer whose orders the amount fits; undefined when several buyers of this name have one of the same amount. */
function chooseBuyer(credit: StatementCredit, claims: readonly Claim[]): string | undefined {
  const equal = claims.filter(({ open }) => open === credit.amount)
  const users = new Set((equal.length > 0 ? equal : claims).map(({ order }) => order.userId))
  return users.size === 1 ? [...users][0] : undefined
}

/**
 * Matches a credit by who paid: a payer learnt from former assignments, or a name that is the buyer's. Never exact.
 * @returns undefined when the payer is unknown, or has no order that it fits
 */
export function matchPayer(
  credit: StatementCredit,
  index: OrderIndex,
  open: OpenAmounts,
): CreditMatch | undefined {
  const { users, isLearnt } = findPayers(credit, index)
  const orders: OpenOrder[] = users.flatMap((user) => index.byUser.get(user))
  const claims = open
    .claimsOf(orders)
    .filter(({ order }) => isPlausibleDay(order.placedOn, credit.bookedOn))
  const buyer = chooseBuyer(credit, claims)
  if (buyer === undefined) return undefined
  const ofBuyer = claims.filter(({ order }) => order.userId === buyer)
  const fit = fitBuyer(credit, ofBuyer, isLearnt)
  if (!fit) return undefined
  open.take(fit.parts)
  const payer = isLearnt ? matchMessages.knownPayer : matchMessages.payerName
  return {
    credit,
    kind: 'proposed',
    reason: 'payer',
    difference: fit.difference,
    parts: fit.parts,
    alternatives: idsOf(ofBuyer, fit),
    why: `${payer} ${explainFit(fit)}`,
  }
}
