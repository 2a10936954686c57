import type { Order } from '@store/contract/schemas/orders/orders'
import { FileLink, shortOrderId, theme } from '@store/ui'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { isPdfProof } from '../../orders/proof-viewer/is-pdf-proof.ts'
import { ProofDialog } from '../../orders/proof-viewer/proof-dialog.tsx'

/** Height of everything above the queue in the window, and a margin below it. */
const surroundingHeight = '21rem'

/** As high as the window allows, whatever it shows, so that the column beside it does not move. */
const Frame = styled.div`
  display: grid;
  place-items: center;
  height: min(45vh, 24rem);
  padding: ${theme.space.xs};
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};

  ${theme.media.desktop} {
    height: clamp(26rem, ${theme.viewportHeight} - ${surroundingHeight}, 54rem);
  }
`

const Zoom = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  min-height: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`

/** The selected proof; a click enlarges it. */
export function ProofPreview({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false)
  const [failedSrc, setFailedSrc] = useState<string>()
  const src = order.paymentProof
  if (!src) return <Frame>No payment proof</Frame>
  if (isPdfProof(order)) {
    return (
      <Frame>
        <FileLink href={src} icon={FileText} size="m" shown aria-keyshortcuts="o">
          Payment proof (PDF)
        </FileLink>
      </Frame>
    )
  }
  if (failedSrc === src) return <Frame>The payment proof could not be shown.</Frame>
  return (
    <Frame>
      <Zoom
        type="button"
        aria-label="View payment proof"
        aria-keyshortcuts="o"
        onClick={() => setIsOpen(true)}
      >
        <img
          src={src}
          alt={`Payment proof of order #${shortOrderId(order._id)}`}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      </Zoom>
      <ProofDialog order={order} src={src} open={isOpen} onClose={() => setIsOpen(false)} />
    </Frame>
  )
}
