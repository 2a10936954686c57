import type { Order } from '@store/contract/schemas/orders/orders'
import { FileLink, theme } from '@store/ui'
import { FileText } from 'lucide-react'
import styled from 'styled-components'
import { isPdfProof } from './is-pdf-proof.ts'
import { ProofPicture } from './proof-picture.tsx'

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** The proof of a bank transfer (spec §2): a PDF behind a link, a picture that zooms. */
export function ProofViewer({ order, size = 'm' }: { order: Order; size?: 's' | 'm' }) {
  if (order.paymentMethod !== 'bank_transfer') return null
  if (!order.paymentProof) return <Muted>No payment proof</Muted>
  if (!isPdfProof(order)) {
    return <ProofPicture order={order} src={order.paymentProof} size={size} />
  }
  return (
    <FileLink href={order.paymentProof} icon={FileText} shown aria-keyshortcuts="o">
      Payment proof (PDF)
    </FileLink>
  )
}
