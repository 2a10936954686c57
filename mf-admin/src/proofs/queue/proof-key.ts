import type { ProofOrder } from '@store/contract/schemas/orders/proofs'

/**
 * Identifies a payment proof, also among those of one order: after a rejection, a buyer sends a new file.
 * The signature in the file's URL changes; its path does not.
 */
export function proofKeyOf({ _id, paymentProof = '' }: ProofOrder): string {
  const [path = ''] = paymentProof.split('?')
  return `${_id}${path}`
}
