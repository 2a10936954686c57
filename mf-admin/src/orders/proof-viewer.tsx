import type { Order } from '@store/contract/schemas/orders'
import { FileLink, theme } from '@store/sdk'
import { FileText } from 'lucide-react'
import styled from 'styled-components'
import { ProofPicture } from './proof-picture.tsx'

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function isPdf({ paymentProof = '', paymentProofType }: Order): boolean {
  const [path = ''] = paymentProof.split('?')
  return paymentProofType === 'application/pdf' || path.toLowerCase().endsWith('.pdf')
}

/** The proof of a bank transfer (spec §2): a PDF behind a link, a picture that zooms. */
export function ProofViewer({ order }: { order: Order }) {
  if (order.paymentMethod !== 'bank_transfer') return null
  if (!order.paymentProof) return <Muted>No payment proof</Muted>
  if (!isPdf(order)) return <ProofPicture order={order} src={order.paymentProof} />
  return (
    <FileLink href={order.paymentProof} icon={FileText} shown>
      Payment proof (PDF)
    </FileLink>
  )
}
