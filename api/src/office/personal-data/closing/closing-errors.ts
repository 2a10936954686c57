import { dataRequestMessages } from '@store/contract/rules/accounts/data-requests'
import { defineError } from '../../../base/base.ts'

/** 409: orders of the account still have to be sent. */
export const OrdersInHandError = defineError(
  'orders_in_hand',
  dataRequestMessages.ordersInHand,
  409,
)

/** 409: the buyer owes something, or the store has money of the buyer. */
export const LedgerOpenError = defineError('ledger_open', dataRequestMessages.ledgerOpen, 409)

/** 403: everybody knows the password of a demo account. */
export const DemoAccountError = defineError('demo_account', dataRequestMessages.demoAccount, 403)
