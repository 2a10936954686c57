import type { Order } from '@store/contract/schemas/orders/orders'
import { Cluster, Dialog, FileLink, Price, shortOrderId, theme } from '@store/ui'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { ProofZoom } from './proof-zoom.tsx'

const Sum = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.xs};

  > :first-child {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

type ProofDialogProps = { order: Order; src: string; open: boolean; onClose: () => void }

/** The proof in a zoomable dialog, below the amount it must show. */
export function ProofDialog({ order, src, open, onClose }: ProofDialogProps) {
  const number = shortOrderId(order._id)
  return (
    <Dialog open={open} size="l" title={`Payment proof of order #${number}`} onClose={onClose}>
      <Cluster justify="space-between">
        <Sum>
          <span>Total amount</span>
          <Price rupees={order.totalAmount} size="l" />
        </Sum>
        <FileLink href={src} icon={ExternalLink} target="_blank" variant="quiet">
          Open in a new tab
        </FileLink>
      </Cluster>
      <ProofZoom src={src} alt={`Payment proof of order #${number}`} />
    </Dialog>
  )
}
