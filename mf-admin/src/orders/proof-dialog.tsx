import type { Order } from '@store/contract/schemas/orders'
import { Cluster, Dialog, FileLink, Price, shortOrderId, theme } from '@store/sdk'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'

/** As large as fits under the head of the dialog. */
const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: calc(100dvh - 13rem);
  margin-inline: auto;
  border-radius: ${theme.radius.s};
  object-fit: contain;
`

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

/** The proof as large as the window, under the amount it has to show. */
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
      <Picture src={src} alt={`Payment proof of order #${number}`} />
    </Dialog>
  )
}
