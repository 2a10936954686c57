import { type FormError, findBlank } from '../../field-errors.ts'
import { approvalMessages } from './approval-messages.ts'

/** What an admin decides about a request for a tier. */
export const tierDecisions = ['approved', 'refused'] as const
export type TierDecision = (typeof tierDecisions)[number]

/** The longest reason of a refusal. */
export const longestRefusalReason = 500

/** Checks a decision: a refusal says why, because the buyer reads it. */
export function validateDecision(form: {
  decision: TierDecision
  reason: string
}): FormError | undefined {
  if (form.decision === 'approved') return undefined
  return findBlank(form, ['reason'], approvalMessages.reasonRequired)
}
