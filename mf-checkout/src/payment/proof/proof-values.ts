/** Values of the payment form. */
export interface ProofValues {
  paymentProof: File | undefined
  paymentReference: string
}
