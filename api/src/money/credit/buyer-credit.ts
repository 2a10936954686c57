import type { CreditStanding, CreditTerms } from '@store/contract/rules/credit/credit'
import { type Database, executeStatement, type RowsOf, selectRows } from '../../base/base.ts'
import {
  type BuyerCredit,
  type CreditCheck,
  type OwedOrder,
  owedOrdersOf,
  owedOrdersStatement,
} from '../../ordering/ordering.ts'
import { creditedSumSql } from '../invoices/credit-notes/credited-sum-query.ts'
import { assignedSumSql } from '../receipts/reading/assigned-money-query.ts'
import { creditStandingOf } from './credit-standing.ts'
import {
  otherBalancesOf,
  otherBalancesStatement,
  termsOf,
  termsStatement,
  turnStatement,
  turnsOfPayersStatement,
} from './credit-statements.ts'

const sums = { assignedSumSql, creditedSumSql }

type Row = ReturnType<RowsOf>[number]

/** The orders that some accounts owe. */
export async function readOwedOrders(
  db: Database,
  userIds: readonly number[],
): Promise<OwedOrder[]> {
  if (userIds.length === 0) return []
  return owedOrdersOf(await selectRows<Row>(db, owedOrdersStatement(sums, userIds)))
}

/** All that a buyer owes, and its advances. */
export async function readOwed(db: Database, userId: number) {
  return {
    orders: await readOwedOrders(db, [userId]),
    others: otherBalancesOf(await selectRows<Row>(db, otherBalancesStatement(userId))),
  }
}

function checkOf(userId: number, today: string): CreditCheck {
  const selectTerms = termsStatement(userId)
  const selectOrders = owedOrdersStatement(sums, [userId])
  const selectOthers = otherBalancesStatement(userId)
  return {
    before: [turnStatement(userId)],
    after: [selectTerms, selectOrders, selectOthers],
    standingOf(rowsOf) {
      const terms = termsOf(rowsOf(selectTerms))
      const orders = owedOrdersOf(rowsOf(selectOrders))
      const others = otherBalancesOf(rowsOf(selectOthers))
      return terms && creditStandingOf(terms, { orders, others }, today)
    },
  }
}

async function readTerms(db: Database, userId: number): Promise<CreditTerms | undefined> {
  return termsOf(await selectRows<Row>(db, termsStatement(userId)))
}

async function readStanding(
  db: Database,
  userId: number,
  today: string,
): Promise<CreditStanding | undefined> {
  const terms = await readTerms(db, userId)
  return terms && creditStandingOf(terms, await readOwed(db, userId), today)
}

/** The credit of buyers, for the domain of orders. */
export const buyerCredit: BuyerCredit = {
  checkOf,
  readTerms,
  readStanding,
  takeTurn: async (trx, userId) => void (await executeStatement(trx, turnStatement(userId))),
}

/** Takes the turn of the buyers whom admins named for some receipts: their advances change. */
export async function takeTurnsOfPayers(
  trx: Database,
  receiptIds: readonly number[],
): Promise<void> {
  if (receiptIds.length > 0) await executeStatement(trx, turnsOfPayersStatement(receiptIds))
}
