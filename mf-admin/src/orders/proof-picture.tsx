import type { Order } from '@store/contract/schemas/orders'
import { theme } from '@store/sdk'
import { useState } from 'react'
import styled from 'styled-components'
import { ProofDialog } from './proof-dialog.tsx'

const Thumbnail = styled.button`
  flex: none;
  padding: 0;
  width: 6rem;
  height: 6rem;
  overflow: hidden;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  cursor: zoom-in;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
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

/** The proof as a thumbnail that opens as large as the window; hidden when it does not load (spec §2). */
export function ProofPicture({ order, src }: { order: Order; src: string }) {
  const [isOpen, setIsOpen] = useState(false)
  // Signed addresses end: the next one gets its own chance.
  const [failedSrc, setFailedSrc] = useState<string>()
  if (failedSrc === src) return <Note>The payment proof could not be shown.</Note>
  return (
    <>
      <Thumbnail
        type="button"
        aria-label="View payment proof"
        title="View payment proof"
        aria-keyshortcuts="o"
        onClick={() => setIsOpen(true)}
      >
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
      </Thumbnail>
      <ProofDialog order={order} src={src} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
