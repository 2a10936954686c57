import { matchMessages } from '@store/contract/rules/payments/match-messages'
import type { StatementCredit } from '../statement.ts'
import type { CreditMatch } from './credit-match.ts'
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
function fitBuyer(
  credit: StatementCredit,
  claims: readonly Claim[],
  isLearnt: boolean,
): Fit | undefined {
  if (claims.length === 0) return undefined
  const fits = claims.map((claim) => fitOne(credit, claim))
  const equal = fits.find(({ difference }) => difference === 'none')
  const taxed = fits.find(({ difference }) => difference === 'short-tds')
  const fit = equal ?? fitSeveral(credit, claims) ?? taxed
  if (fit) return fit
  const [only] = fits.length === 1 ? fits : []
  if (only && (isLearnt || only.difference === 'short')) return only
  return isLearnt ? fitInOrder(credit, claims) : undefined
}

/** A buyer who may have paid. */
interface Candidate {
  claims: readonly Claim[]
  fit: Fit
}

/** Differences that hardly come about by chance. */
const tellingDifferences = ['none', 'several-orders', 'short-tds'] as const

/**
 * The only buyer whose orders the amount fits: to the paisa, else as a sum or short by tax, else in part.
 * @returns undefined when it fits those of several buyers alike
 */
function chooseBuyer(candidates: readonly Candidate[]): Candidate | undefined {
  for (const telling of tellingDifferences) {
    const fitting = candidates.filter(({ fit }) => fit.difference === telling)
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined
  }
  return candidates.length === 1 ? candidates[0] : undefined
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
  const candidates = users.flatMap((user): Candidate[] => {
    const claims = open
      .claimsOf(index.byUser.get(user))
      .filter(({ order }) => isPlausibleDay(order.placedOn, credit.bookedOn))
    const fit = fitBuyer(credit, claims, isLearnt)
    return fit ? [{ claims, fit }] : []
  })
  const buyer = chooseBuyer(candidates)
  if (!buyer) return undefined
  const { claims, fit } = buyer
  open.take(fit.parts)
  const others = claims.map(({ order }) => order.publicId)
  return {
    credit,
    kind: 'proposed',
    reason: 'payer',
    difference: fit.difference,
    tax: fit.tax,
    parts: fit.parts,
    alternatives: others
      .filter((id) => !fit.parts.some(({ order }) => order === id))
      .slice(0, mostAlternatives),
    why: `${isLearnt ? matchMessages.knownPayer : matchMessages.payerName} ${explainFit(fit)}`,
  }
}
