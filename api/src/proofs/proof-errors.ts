import createError from '@fastify/error'
import * as messages from '@store/contract/rules/messages'

/** 409: there is no proof to judge. */
export const ProofMissingError = createError('PROOF_MISSING', messages.proofs.none, 409)

/** 409: a new proof is only taken after the former one was rejected. */
export const ProofNotAwaitedError = createError(
  'PROOF_NOT_AWAITED',
  messages.proofs.notAwaited,
  409,
)

/** 409: nobody pays for a cancelled order. */
export const NothingToPayError = createError('NOTHING_TO_PAY', messages.proofs.orderCancelled, 409)

/** 409: the order has changed since it was looked at; two admins may have judged at once. */
export const ProofChangedError = createError(
  'PROOF_CHANGED',
  messages.adminOrders.changedMeanwhile,
  409,
)
