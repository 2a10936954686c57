import type { Order } from '@store/contract/schemas/orders/orders'
import { theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { PdfLink } from './pdf-link.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import type { ProofImage } from './proof-image.ts'

const widths = { s: theme.target, m: 'min(6rem, 30vw)' }

const Thumbnail = styled.button<{ $size: keyof typeof widths }>`
  flex: none;
  padding: 0;
  width: ${({ $size }) => widths[$size]};
  height: ${({ $size }) => widths[$size]};
  overflow: hidden;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  cursor: zoom-in;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`

const Note = styled.p`
  max-width: 10rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type ProofPictureProps = { order: Order; image: ProofImage; size: keyof typeof widths }

/** The proof as a thumbnail that opens as large as the window; hidden when it does not load. */
export function ProofPicture({ order, image, size }: ProofPictureProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Signed URLs expire: a new one is tried again.
  const [failedSrc, setFailedSrc] = useState<string>()
  const { src, file, isPdf } = image
  if (failedSrc === src) {
    return isPdf ? <PdfLink file={file} /> : <Note>The payment proof could not be shown.</Note>
  }
  return (
    <>
      <Thumbnail
        type="button"
        $size={size}
        aria-label={isPdf ? 'View payment proof (PDF)' : 'View payment proof'}
        title="View payment proof"
        aria-keyshortcuts="o"
        onClick={() => setIsOpen(true)}
      >
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
      </Thumbnail>
      <ProofDialog order={order} image={image} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
