import type { ProofOrder } from '@store/contract/schemas/proofs'

/**
 * Tells one payment proof from another, also of the same order: a buyer whose proof was rejected sends a new file.
 * The signature in the address of the file changes; its path does not.
 */
export function proofKeyOf({ _id, paymentProof = '' }: ProofOrder): string {
  const [path = ''] = paymentProof.split('?')
  return `${_id}${path}`
}
