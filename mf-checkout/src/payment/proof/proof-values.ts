/** Values of the payment form. */
export interface ProofValues {
  paymentProof: File | undefined
  paymentReference: string
}

/** The name of its draft. */
export const paymentDraft = 'payment'
