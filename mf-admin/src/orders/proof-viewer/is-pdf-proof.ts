import type { Order } from '@store/contract/schemas/orders/orders'

/** True for a proof that opens in a tab of its own instead of showing on the page. */
export function isPdfProof({ paymentProof = '', paymentProofType }: Order): boolean {
  const [path = ''] = paymentProof.split('?')
  return paymentProofType === 'application/pdf' || path.toLowerCase().endsWith('.pdf')
}
