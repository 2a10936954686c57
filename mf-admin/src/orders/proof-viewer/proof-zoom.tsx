import { useZoom, useZoomKeys, ZoomBar, ZoomButtons, ZoomFrame } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'

/** Accounts for the amount between the dialog's header and the buttons. */
const Container = styled.div`
  --zoom-around: 18rem;
  display: contents;
`

/** So many times taller than wide, a picture fitted into a square could not be read. */
const tallest = 2.5

/** Fits the frame; a tall screenshot or statement fills its width and scrolls. */
const Picture = styled.img<{ $isTall: boolean }>`
  width: 100%;
  aspect-ratio: ${({ $isTall }) => ($isTall ? 'auto' : 1)};
  object-fit: contain;
`

/** A proof that can be zoomed by buttons, keys, wheel or pinch. */
export function ProofZoom({ src, alt }: { src: string; alt: string }) {
  const [isTall, setIsTall] = useState(false)
  const zoom = useZoom()
  useZoomKeys(zoom)
  return (
    <Container>
      <ZoomFrame zoom={zoom}>
        <Picture
          src={src}
          alt={alt}
          $isTall={isTall}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setIsTall(naturalHeight > tallest * naturalWidth)
          }
        />
      </ZoomFrame>
      <ZoomBar>
        <ZoomButtons zoom={zoom} />
      </ZoomBar>
    </Container>
  )
}
