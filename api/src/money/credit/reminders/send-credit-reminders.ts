import { creditReminder, isReminded } from '@store/contract/rules/credit/credit-reminders'
import { indiaDayOf, indiaOffsetMinutes } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { FastifyInstance } from 'fastify'
import { type Clock, type Database, inTransaction, runWhileListening } from '../../../base/base.ts'
import { type BuyerNoticeDependencies, notifyBuyer } from '../../../support/support.ts'
import type { OpenBill } from '../../ledger/age-bills.ts'
import type { MatchBook } from '../../receipts/matching/match-book.ts'
import { readOwed } from '../buyer-credit.ts'
import { ageCredit } from '../credit-standing.ts'
import {
  claimReminder,
  findBuyersToRemind,
  type RemindedBuyer,
} from './credit-reminder-repository.ts'

/** Dependencies of the reminders of bills. */
export interface CreditReminderDependencies extends BuyerNoticeDependencies {
  db: Database
  clock: Clock
  /** Money that waits for an admin, and the orders that it is probably for. */
  book: MatchBook
}

/** Polling interval, in milliseconds. */
const pollIntervalMs = 10 * 60_000
/** Nobody is reminded at night: from nine until seven in the evening in India. */
const [firstHour, endHour] = [9, 19]

function hourInIndia(now: Date): number {
  return new Date(now.getTime() + indiaOffsetMinutes * 60_000).getUTCHours()
}

const nameOf = ({ label, orderPublicId }: OpenBill) =>
  orderPublicId === undefined ? (label ?? '') : `Order ${orderNameOf(orderPublicId)}`

/**
 * The bills of a buyer, if one of them is a reason to remind and nothing of the buyer waits: neither a proof nor money.
 * @param waitingOrders public ids of orders that money waits for
 */
async function findReminder(
  db: Database,
  { userId, today, waitingOrders }: { userId: number; today: string; waitingOrders: Set<string> },
) {
  const owed = await readOwed(db, userId)
  const isWaiting =
    owed.others.some(({ isPayment }) => isPayment) ||
    owed.orders.some(
      ({ publicId, isProofWaiting }) => isProofWaiting || waitingOrders.has(publicId),
    )
  if (isWaiting) return undefined
  const bills = ageCredit(owed, today).bills.flatMap((bill) =>
    bill.dueOn === undefined ? [] : { name: nameOf(bill), amount: bill.amount, dueOn: bill.dueOn },
  )
  return bills.some(({ dueOn }) => isReminded(dueOn, today))
    ? creditReminder(bills, today)
    : undefined
}

async function remind(
  dependencies: CreditReminderDependencies,
  buyer: RemindedBuyer,
  waitingOrders: Set<string>,
): Promise<void> {
  const { db, clock } = dependencies
  const at = clock.now()
  const today = indiaDayOf(at)
  const { customerId, userId, name, email } = buyer
  await inTransaction(db, async (trx) => {
    // Of several instances one reminds; whom nothing is said is asked again, because another bill may be entered.
    const text = await findReminder(trx, { userId, today, waitingOrders })
    if (!text || !(await claimReminder(trx, { customerId, today }))) return
    await notifyBuyer(dependencies, trx, {
      ...text,
      neutral: text,
      kind: 'payment',
      buyer: { userId, name, email },
      page: { label: 'Open the account statement', path: '/account-statement' },
      at,
    })
  })
}

/** Reminds the buyers with credit whose bills are due, each once a day, even when several instances run concurrently. */
export async function sendCreditReminders(
  dependencies: CreditReminderDependencies,
  isClosing: () => boolean = () => false,
): Promise<void> {
  const { db, clock, book } = dependencies
  const now = clock.now()
  const hour = hourInIndia(now)
  if (hour < firstHour || hour >= endHour) return
  const buyers = await findBuyersToRemind(db, indiaDayOf(now))
  if (buyers.length === 0) return
  const matched = await book.read()
  const waiting = matched.flatMap(({ match }) => match?.parts.map(({ order }) => order) ?? [])
  for (const buyer of buyers) {
    if (isClosing()) return
    await remind(dependencies, buyer, new Set(waiting))
  }
}

/** Sends reminders while the server is listening. */
export function registerCreditReminders(
  app: FastifyInstance,
  dependencies: CreditReminderDependencies,
): void {
  runWhileListening(app, {
    everyMs: pollIntervalMs,
    failure: 'reminders of bills could not be sent',
    run: (isClosing) => sendCreditReminders(dependencies, isClosing),
  })
}
