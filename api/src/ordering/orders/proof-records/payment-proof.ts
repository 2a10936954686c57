import { fieldError } from '@store/contract/rules/field-errors'
import { largestProofBytes, proofTypes } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { normalisePaymentReference } from '@store/contract/rules/orders/payment-reference'
import {
  type CheckedFile,
  type FileService,
  HttpError,
  type ReceivedFile,
  type UploadRule,
} from '../../../base/base.ts'

/** Upload rule for payment proofs. */
export const proofRule: UploadRule = {
  field: 'paymentProof',
  largestBytes: largestProofBytes,
  tooLarge: messages.payment.proofTooLarge,
  keepsSmallInMemory: true,
}

/** 400: the form has no proof. */
export function missingProofError(): HttpError {
  return new HttpError(fieldError('paymentProof', messages.payment.proofRequired))
}

/**
 * Stores an uploaded payment proof (money 2.1).
 * @throws HttpError (415) when it is not a valid file of one of these types, or a PDF that asks for a password
 */
export async function acceptProof(files: FileService, proof: ReceivedFile): Promise<CheckedFile> {
  const lockedError = fieldError('paymentProof', messages.payment.proofLocked)
  const accepted = { kind: 'payment-proof', types: proofTypes, lockedError } as const
  const file = await files.accept(proof, accepted)
  if (file) return file
  const fault = fieldError('paymentProof', messages.payment.proofType)
  throw new HttpError({ ...fault, statusCode: 415 })
}

/**
 * Reads the optional bank reference of a proof.
 * @returns undefined when it is blank
 * @throws HttpError (400) when it is malformed
 */
export function readReference(text: string | undefined): string | undefined {
  if (!text?.trim()) return undefined
  const reference = normalisePaymentReference(text)
  if (reference) return reference
  throw new HttpError(fieldError('paymentReference', messages.payment.reference))
}
