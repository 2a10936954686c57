import { type FormFault, faultAt } from './field-fault.ts'
import { largestProofBytes, proofTypes } from './limits.ts'
import { messages } from './messages.ts'

/**
 * What is wrong with a payment proof, as far as its name tag tells (spec §5, Manual payment); what is in it,
 * the API looks at itself.
 * @param proof media type, and size in bytes
 * @returns nothing when it may be sent
 */
export function findProofFault(
  proof: { type: string; size: number } | undefined,
): FormFault | undefined {
  if (!proof) return faultAt('paymentProof', messages.payment.proofRequired)
  if (!proofTypes.some((type) => type === proof.type)) {
    return faultAt('paymentProof', messages.payment.proofType)
  }
  if (proof.size > largestProofBytes) return faultAt('paymentProof', messages.payment.proofTooLarge)
  return undefined
}
