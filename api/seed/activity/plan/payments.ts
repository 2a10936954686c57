import { difference, type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { pickOne } from '../../seeded-random.ts'
import type { Slip } from '../slips/slip.ts'
import { slipOf } from '../slips/slip-numbers.ts'
import type { PlannedOrder } from '../steps.ts'

/** What is wrong with a payment: too little, a slip used before, or its transaction number. */
export type PaymentFault = 'amount' | 'same-file' | 'same-reference'

type UnpaidOrder = Omit<PlannedOrder, 'slip' | 'reference'>

/** By so many rupees a transfer falls short. */
const shortfalls = [100, 500, 1_000]
/** Buyers who type the transaction number. */
const typedShare = 0.85

function shortAmount(total: Paise, random: () => number): Paise {
  const missing = paiseFromRupees(pickOne(shortfalls, random))
  return missing < total ? difference(total, missing) : total
}

/** The order whose slip is used again: the buyer's own last one, else the last of the tier. */
function usedBefore({ buyer }: UnpaidOrder, earlier: readonly PlannedOrder[]) {
  return (
    earlier.findLast((order) => order.buyer === buyer) ??
    earlier.findLast((order) => order.buyer.role === buyer.role)
  )
}

/** Pays an order by its slip. @param payment earlier: the orders before, oldest first */
export function payOrder(
  order: UnpaidOrder,
  payment: { fault?: PaymentFault | undefined; earlier: readonly PlannedOrder[] },
  random: () => number,
): PlannedOrder {
  const { buyer, total, at } = order
  const { fault, earlier } = payment
  const amount = fault === 'amount' ? shortAmount(total, random) : total
  const own = slipOf({ buyer, amount, uploadedAt: at }, random)
  const former = usedBefore(order, earlier)?.slip
  const slip: Slip = fault === 'same-file' && former ? former : own
  const reference = fault === 'same-reference' && former ? former.reference : slip.reference
  const isTyped = fault !== undefined || random() < typedShare
  return { ...order, slip, reference: isTyped ? reference : undefined }
}

/** The slip of a second transfer, after the first one was rejected. */
export function secondSlip({ buyer, total }: PlannedOrder, at: Date, random: () => number): Slip {
  return slipOf({ buyer, amount: total, uploadedAt: at }, random)
}
