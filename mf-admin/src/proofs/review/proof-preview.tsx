import type { Order } from '@store/contract/schemas/orders/orders'
import { FileLink, theme } from '@store/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PageCount } from '../../orders/proof-viewer/page-count.tsx'
import { PdfLink } from '../../orders/proof-viewer/pdf-link.tsx'
import { ProofDialog } from '../../orders/proof-viewer/proof-dialog.tsx'
import { proofImageOf } from '../../orders/proof-viewer/proof-image.ts'

/** Height of everything above the queue in the window, and a margin below it. */
const surroundingHeight = '21rem'

/** As high as the window allows, whatever it shows, so that the column beside it does not move. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
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

const FileRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  width: 100%;
`

/** The selected proof, of a PDF its first page; a click enlarges it. */
export function ProofPreview({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false)
  const [failedSrc, setFailedSrc] = useState<string>()
  const image = proofImageOf(order)
  if (!image) return <Frame>No payment proof</Frame>
  const { src, alt, file, isPdf } = image
  if (failedSrc === src) {
    return (
      <Frame>{isPdf ? <PdfLink file={file} /> : 'The payment proof could not be shown.'}</Frame>
    )
  }
  return (
    <Frame>
      <Zoom
        type="button"
        aria-label="View payment proof"
        aria-keyshortcuts="o"
        onClick={() => setIsOpen(true)}
      >
        <img src={src} alt={alt} decoding="async" onError={() => setFailedSrc(src)} />
      </Zoom>
      {isPdf ? (
        <FileRow>
          <PageCount file={file} />
          <FileLink href={file} icon={ExternalLink} variant="quiet" shown>
            Open the whole PDF
          </FileLink>
        </FileRow>
      ) : null}
      <ProofDialog order={order} image={image} open={isOpen} onClose={() => setIsOpen(false)} />
    </Frame>
  )
}
