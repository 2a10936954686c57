import type { Tier } from '@store/contract/rules/accounts/roles'
import { startOfFinancialYear, startOfIndiaDay } from '@store/contract/rules/india-days'
import { findPaymentCodes } from '@store/contract/rules/orders/payment-code'
import { yearlyLimitOn } from '@store/contract/rules/payments/tax-at-source'
import { difference, noMoney, type Paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import type { PayableOrder, Purchases } from '../../../ordering/ordering.ts'
import { orderLookups } from '../../orders.ts'
import type { OpenOrder } from '../../statements/matching/credit-match.ts'
import { findReferences } from '../../statements/matching/transfer-references.ts'
import type { StatementCredit } from '../../statements/statement.ts'
import { readPaidDays, sumReceived } from '../receipt-repository.ts'

function openOrderOf(order: PayableOrder, received: Paise): OpenOrder {
  return { ...order, userId: order.userPublicId, open: difference(order.total, received) }
}

/** The orders that these credits name and that received money has paid already: they may have been paid twice. */
async function readPaidOrders(
  db: Database,
  credits: readonly StatementCredit[],
): Promise<PayableOrder[]> {
  const texts = credits.map(
    ({ narration, bankReference }) => `${narration} / ${bankReference ?? ''}`,
  )
  return orderLookups.findNamed(db, {
    codes: [...new Set(texts.flatMap(findPaymentCodes))],
    references: [...new Set(texts.flatMap((text) => [...findReferences(text).full]))],
  })
}

/** What buyers had bought in this financial year before each order, for those who may deduct tax. */
async function readPurchases(
  db: Database,
  payable: readonly PayableOrder[],
  today: string,
): Promise<Map<string, Purchases>> {
  const above = yearlyLimitOn(today)
  if (above === undefined) return new Map()
  const since = startOfIndiaDay(startOfFinancialYear(today))
  const userIds = payable.map(({ userId }) => userId)
  return orderLookups.findPurchasesBefore(db, { userIds, since, above })
}

/**
 * The orders that credits are matched with: the latest that need money, and those that the credits name but that are paid.
 * @param wanted today: YYYY-MM-DD; since: the first instant of the orders
 * @returns with the tier of each by its public id
 */
export async function readTargetOrders(
  db: Database,
  {
    today,
    since,
    limit,
    credits,
  }: { today: string; since: Date; limit: number; credits: readonly StatementCredit[] },
): Promise<{ orders: OpenOrder[]; tierOf: Map<string, Tier> }> {
  const [payable, named] = await Promise.all([
    orderLookups.findPayable(db, { since, limit }),
    readPaidOrders(db, credits),
  ])
  const ids = [...new Set([...payable, ...named].map(({ id }) => id))]
  const received = await sumReceived(db, ids)
  const boughtBefore = await readPurchases(db, payable, today)
  const open = (order: PayableOrder) => ({
    ...openOrderOf(order, received.get(order.id) ?? noMoney),
    boughtBefore: boughtBefore.get(order.publicId),
  })
  const paid = named.filter((order) => order.total > 0 && received.get(order.id) === order.total)
  const paidOn = await readPaidDays(
    db,
    paid.map(({ id }) => id),
  )
  return {
    orders: [
      ...payable.map(open).filter((order) => order.open > 0),
      ...paid.map((order) => ({ ...open(order), paidOn: paidOn.get(order.id) })),
    ],
    tierOf: new Map(payable.map(({ publicId, tier }) => [publicId, tier])),
  }
}
