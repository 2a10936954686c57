import type { Order } from '@store/contract/schemas/orders/orders'

/** True for a proof that opens in its own tab instead of being shown on the page. */
export function isPdfProof({ paymentProof = '', paymentProofType }: Order): boolean {
  const [path = ''] = paymentProof.split('?')
  return paymentProofType === 'application/pdf' || path.toLowerCase().endsWith('.pdf')
}
