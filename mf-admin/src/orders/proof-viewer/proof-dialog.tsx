import type { Order } from '@store/contract/schemas/orders/orders'
import { Cluster, Dialog, FileLink, Price, shortOrderId, theme } from '@store/ui'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { PageCount } from './page-count.tsx'
import type { ProofImage } from './proof-image.ts'
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

type ProofDialogProps = { order: Order; image: ProofImage; open: boolean; onClose: () => void }

/** The proof in a zoomable dialog, below the amount it must show; of a PDF the first page. */
export function ProofDialog({ order, image, open, onClose }: ProofDialogProps) {
  const { src, alt, file, isPdf } = image
  const title = `Payment proof of order #${shortOrderId(order._id)}`
  return (
    <Dialog open={open} size="l" title={title} onClose={onClose}>
      <Cluster justify="space-between">
        <Sum>
          <span>Total amount</span>
          <Price rupees={order.totalAmount} size="l" />
        </Sum>
        {isPdf ? <PageCount file={file} /> : null}
        <FileLink href={file} icon={ExternalLink} target="_blank" variant="quiet" shown={isPdf}>
          {isPdf ? 'Open the whole PDF' : 'Open in a new tab'}
        </FileLink>
      </Cluster>
      <ProofZoom key={file.split('?')[0]} src={src} alt={alt} />
    </Dialog>
  )
}
