import {
  type CreditStanding,
  type CreditTerms,
  dueDayOf,
} from '@store/contract/rules/credit/credit'
import { addDays } from '@store/contract/rules/india-days'
import { type Paise, sumOf } from '@store/contract/rules/pricing/money'
import type { OwedOrder } from '../../ordering/ordering.ts'
import { ageBills, type BillBalance, type OpenBill } from '../ledger/age-bills.ts'

/** What is in the ledger of a buyer beside its orders. */
export interface OtherBalance {
  /** Of a bill that an admin entered; undefined for money of no order. */
  itemId: number | undefined
  /** A payment that waits to be assigned. */
  isPayment: boolean
  label: string | undefined
  /** Negative for money of the buyer. */
  amount: Paise
  /** YYYY-MM-DD */
  dueOn: string | undefined
}

function billOf({ id, publicId, open, sentOn, creditDays }: OwedOrder): BillBalance {
  return {
    orderId: id,
    orderPublicId: publicId,
    itemId: undefined,
    label: undefined,
    amount: open,
    dueOn: sentOn && dueDayOf(sentOn, creditDays),
  }
}

/**
 * The bills of a buyer that are open, and orders on credit that are not sent yet, oldest due first, and the advances beside them:
 * aged as the ledger ages them (ledger 1.6).
 * @param today YYYY-MM-DD in India
 */
export function ageCredit(
  { orders, others }: { orders: readonly OwedOrder[]; others: readonly OtherBalance[] },
  today: string,
) {
  const items = others.filter(({ itemId }) => itemId !== undefined)
  const onAccount = others.filter(({ itemId }) => itemId === undefined)
  const account: BillBalance = {
    orderId: undefined,
    orderPublicId: undefined,
    itemId: undefined,
    label: undefined,
    dueOn: undefined,
    amount: sumOf(onAccount.map(({ amount }) => amount)),
  }
  const ofItems = items.map((item) => ({ ...account, ...item }))
  return ageBills([...orders.map(billOf), ...ofItems, account], today)
}

/** The bills that are overdue for longer than the days of grace. */
export function overdueBills(
  bills: readonly OpenBill[],
  { today, graceDays }: { today: string; graceDays: number },
): OpenBill[] {
  const last = addDays(today, -graceDays)
  return bills.filter(({ dueOn }) => dueOn !== undefined && dueOn < last)
}

/** How a buyer stands by its terms. @param today YYYY-MM-DD in India */
export function creditStandingOf(
  terms: CreditTerms,
  owed: Parameters<typeof ageCredit>[0],
  today: string,
): CreditStanding {
  const { balance, bills } = ageCredit(owed, today)
  const overdue = overdueBills(bills, { today, graceDays: terms.graceDays })
  return { ...terms, used: balance, overdue: sumOf(overdue.map(({ amount }) => amount)) }
}
