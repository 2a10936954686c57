import * as adminMessages from '@store/contract/rules/admin-messages'
import * as messages from '@store/contract/rules/messages'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { defineError } from '../../base/base.ts'

/** 409: there is no proof to review. */
export const ProofMissingError = defineError('proof_missing', messages.proofs.none, 409)

/** 409: a new proof is only accepted after the former one was rejected. */
export const ProofNotAwaitedError = defineError(
  'proof_not_awaited',
  messages.proofs.notAwaited,
  409,
)

/** 409: the order is cancelled. */
export const NothingToPayError = defineError('nothing_to_pay', messages.proofs.orderCancelled, 409)

/** 409: the order was reserved and not paid in time. */
export const OrderLapsedError = defineError('order_lapsed', reservedMessages.lapsed, 409)

/** 409: the order has changed since the admin saw it; another admin may have reviewed it. */
export const ProofChangedError = defineError(
  'proof_changed',
  adminMessages.orders.changedMeanwhile,
  409,
)
