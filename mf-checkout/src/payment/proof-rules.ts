import { type FormFault, faultAt } from '@store/contract/rules/field-fault'
import { largestProofBytes, proofTypes } from '@store/contract/rules/limits'
import { messages } from '@store/contract/rules/messages'
import { normalisePaymentReference } from '@store/contract/rules/payment-reference'

/** What the payment page asks for. */
export interface ProofValues {
  paymentProof: File | undefined
  paymentReference: string
}

/** Some phones do not say what a file is; then its name does, and the server looks inside anyway. */
function isOfProofType({ type, name }: File): boolean {
  if (type === '') return /\.(jpe?g|png|pdf)$/i.test(name)
  return proofTypes.some((accepted) => accepted === type)
}

/** What is wrong with a chosen file, in the words of spec §5. */
export function findFileFault(proof: File): string | undefined {
  if (!isOfProofType(proof)) return messages.payment.proofType
  return proof.size > largestProofBytes ? messages.payment.proofTooLarge : undefined
}

/** Checks what is sent with an order (spec §5, Manual payment); the transaction number may be left out. */
export function findProofFault(values: ProofValues): FormFault | undefined {
  const { paymentProof, paymentReference } = values
  if (!paymentProof) return faultAt('paymentProof', messages.payment.proofRequired)
  const fileFault = findFileFault(paymentProof)
  if (fileFault) return faultAt('paymentProof', fileFault)
  const isReference =
    paymentReference.trim() === '' || normalisePaymentReference(paymentReference) !== undefined
  return isReference ? undefined : faultAt('paymentReference', messages.payment.reference)
}
