import { type FormFault, faultAt } from './field-fault.ts'
import { largestProofBytes, proofTypes } from './limits.ts'
import * as messages from './messages.ts'
import { normalisePaymentReference } from './payment-reference.ts'

/** The name tag of a chosen file. */
interface ProofFile {
  name: string
  /** Media type; empty on phones that do not say what a file is. */
  type: string
  /** In bytes. */
  size: number
}

function isOfProofType({ type, name }: ProofFile): boolean {
  if (type === '') return /\.(jpe?g|png|pdf)$/i.test(name)
  return proofTypes.some((accepted) => accepted === type)
}

/**
 * What is wrong with a payment proof, as far as its name tag tells (spec §5, Manual payment); what is in it,
 * the API looks at itself.
 * @returns nothing when it may be sent
 */
export function findProofFault(proof: ProofFile | undefined): FormFault | undefined {
  if (!proof) return faultAt('paymentProof', messages.payment.proofRequired)
  if (!isOfProofType(proof)) return faultAt('paymentProof', messages.payment.proofType)
  if (proof.size > largestProofBytes) return faultAt('paymentProof', messages.payment.proofTooLarge)
  return undefined
}

/** What is wrong with a proof and the number of its transaction, which may be left out. */
export function findPaymentFault(payment: {
  paymentProof: ProofFile | undefined
  paymentReference: string
}): FormFault | undefined {
  const { paymentProof, paymentReference } = payment
  const fault = findProofFault(paymentProof)
  if (fault || paymentReference.trim() === '') return fault
  const isReference = normalisePaymentReference(paymentReference) !== undefined
  return isReference ? undefined : faultAt('paymentReference', messages.payment.reference)
}
