import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { MatchReason } from '@store/contract/rules/payments/match-kinds'
import { matchMessages } from '@store/contract/rules/payments/match-messages'
import type { OpenOrder } from './credit-match.ts'
import type { Fit } from './fit-amount.ts'
import type { NamedOrders } from './name-orders.ts'

export function namesOf(orders: readonly OpenOrder[]): string[] {
  return orders.map(({ publicId }) => orderNameOf(publicId))
}

/** How the amount fits, in a sentence. */
export function explainFit({ difference, parts, rest, tax }: Fit): string {
  switch (difference) {
    case 'none':
      return matchMessages.equal
    case 'short':
      return matchMessages.short(rest)
    case 'short-tds':
      return tax ? matchMessages.taxAtSource(rest, tax) : matchMessages.short(rest)
    case 'over':
      return matchMessages.over(rest)
    case 'part':
      return matchMessages.part(rest)
    case 'several-orders':
      return matchMessages.several(parts.length)
    case 'cancelled':
    case 'paid-twice':
    case 'same-transfer':
    case 'sum-of-parts':
    case 'part-of-sum':
    case 'returned':
      return ''
  }
}

/** By what a credit names orders, in a sentence. */
export function explainNaming({ by, orders }: NamedOrders): string {
  const names = namesOf(orders)
  switch (by) {
    case 'code':
      return matchMessages.code(names)
    case 'mistyped-code':
      return matchMessages.mistypedCode(names)
    case 'reference':
      return matchMessages.reference(names)
    case 'cut-reference':
      return matchMessages.cutReference(names)
    case 'code-and-reference':
      return matchMessages.codeAndReference(names)
  }
}

/** The reason behind a naming. */
export function reasonOf({ by }: NamedOrders): MatchReason {
  return by === 'reference' || by === 'cut-reference' ? 'reference' : 'code'
}
