/** What the payment page asks for. */
export interface ProofValues {
  paymentProof: File | undefined
  paymentReference: string
}
