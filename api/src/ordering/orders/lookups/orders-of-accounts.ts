import { findBuyersOrderingSince, findOrderKeys } from './orders-of-account-query.ts'

/** What others look up of the orders of accounts, on a transaction, too. */
export const ordersOfAccounts = {
  findKeys: findOrderKeys,
  findBuyersSince: findBuyersOrderingSince,
}
