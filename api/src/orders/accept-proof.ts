import { faultAt } from '@store/contract/rules/field-fault'
import { largestProofBytes, proofTypes } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { normalisePaymentReference } from '@store/contract/rules/payment-reference'
import type { CheckedFile } from '../files/file.ts'
import type { ReceivedFile, UploadRule } from '../files/upload-form.ts'
import { RefusedError } from '../http/errors.ts'
import type { OrderDependencies } from './order-dependencies.ts'

/** How a form carries a payment proof. */
export const proofRule: UploadRule = {
  field: 'paymentProof',
  largestBytes: largestProofBytes,
  tooLarge: messages.payment.proofTooLarge,
  keepsSmallInMemory: true,
}

/** A form without a proof: 400. */
export function missingProofError(): RefusedError {
  return new RefusedError(faultAt('paymentProof', messages.payment.proofRequired))
}

/**
 * Takes a payment proof in (spec §9: jpg, png or pdf).
 * @throws RefusedError (415) for what is no sound file of these kinds
 */
export async function acceptProof(
  { files }: Pick<OrderDependencies, 'files'>,
  proof: ReceivedFile,
): Promise<CheckedFile> {
  const file = await files.accept(proof, { kind: 'payment-proof', types: proofTypes })
  if (file) return file
  const fault = faultAt('paymentProof', messages.payment.proofType)
  throw new RefusedError({ ...fault, statusCode: 415 })
}

/**
 * Reads the transaction number a buyer may add to a proof.
 * @returns undefined when there is none
 * @throws RefusedError (400) for what cannot be one
 */
export function readReference(text: string | undefined): string | undefined {
  if (!text?.trim()) return undefined
  const reference = normalisePaymentReference(text)
  if (reference) return reference
  throw new RefusedError(faultAt('paymentReference', messages.payment.reference))
}
