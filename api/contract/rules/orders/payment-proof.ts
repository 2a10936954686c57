import { type FormError, fieldError } from '../field-errors.ts'
import { largestProofBytes, proofTypes } from '../limits.ts'
import * as messages from '../messages.ts'
import { normalisePaymentReference } from './payment-reference.ts'

/** Name, type and size of a chosen file. */
interface ProofFile {
  name: string
  /** Media type; empty on phones that do not provide it. */
  type: string
  /** In bytes. */
  size: number
}

function isOfProofType({ type, name }: ProofFile): boolean {
  if (type === '') return /\.(jpe?g|png|pdf)$/i.test(name)
  return proofTypes.some((accepted) => accepted === type)
}

/**
 * Checks name, type and size of a payment proof (money 2.1); the API also checks its content.
 * @returns `undefined` when it may be sent
 */
export function validateProof(proof: ProofFile | undefined): FormError | undefined {
  if (!proof) return fieldError('paymentProof', messages.payment.proofRequired)
  if (!isOfProofType(proof)) return fieldError('paymentProof', messages.payment.proofType)
  if (proof.size > largestProofBytes)
    return fieldError('paymentProof', messages.payment.proofTooLarge)
  return undefined
}

/** Checks a proof and its optional transaction number. */
export function validatePayment(payment: {
  paymentProof: ProofFile | undefined
  paymentReference: string
}): FormError | undefined {
  const { paymentProof, paymentReference } = payment
  const fault = validateProof(paymentProof)
  if (fault || paymentReference.trim() === '') return fault
  const isReference = normalisePaymentReference(paymentReference) !== undefined
  return isReference ? undefined : fieldError('paymentReference', messages.payment.reference)
}
