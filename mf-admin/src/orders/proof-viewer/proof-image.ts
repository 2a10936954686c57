import { shortOrderId } from '@store/contract/rules/orders/order-name'
import { isPdfProof, proofPicture } from '@store/contract/rules/orders/proof-picture'
import type { Order } from '@store/contract/schemas/orders/orders'

/** What is shown of a payment proof. */
export interface ProofImage {
  /** Address of a picture: the proof itself, or the first page of a PDF. */
  src: string
  alt: string
  /** Address of the proof. */
  file: string
  isPdf: boolean
}

/** The picture of an order's proof; `undefined` without one. */
export function proofImageOf(order: Order): ProofImage | undefined {
  const { paymentProof: file } = order
  const src = proofPicture(order)
  if (!file || !src) return undefined
  const isPdf = isPdfProof(order)
  const what = isPdf ? 'First page of the payment proof' : 'Payment proof'
  return { src, alt: `${what} of order #${shortOrderId(order._id)}`, file, isPdf }
}
