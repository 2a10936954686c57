import type { Order } from '@store/contract/schemas/orders/orders'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { proofImageOf } from './proof-image.ts'
import { ProofPicture } from './proof-picture.tsx'

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** The proof of a bank transfer: a picture that zooms; of a PDF that of its first page. */
export function ProofViewer({ order, size = 'm' }: { order: Order; size?: 's' | 'm' }) {
  if (order.paymentMethod !== 'bank_transfer') return null
  const image = proofImageOf(order)
  if (!image) return <Muted>No payment proof</Muted>
  return <ProofPicture order={order} image={image} size={size} />
}
