import createError from '@fastify/error'
import * as adminMessages from '@store/contract/rules/admin-messages'
import * as messages from '@store/contract/rules/messages'

/** 409: there is no proof to review. */
export const ProofMissingError = createError('PROOF_MISSING', messages.proofs.none, 409)

/** 409: a new proof is only accepted after the former one was rejected. */
export const ProofNotAwaitedError = createError(
  'PROOF_NOT_AWAITED',
  messages.proofs.notAwaited,
  409,
)

/** 409: the order is cancelled. */
export const NothingToPayError = createError('NOTHING_TO_PAY', messages.proofs.orderCancelled, 409)

/** 409: the order has changed since the admin saw it; another admin may have reviewed it. */
export const ProofChangedError = createError(
  'PROOF_CHANGED',
  adminMessages.orders.changedMeanwhile,
  409,
)
