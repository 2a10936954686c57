import { useZoom, useZoomKeys, ZoomBar, ZoomButtons, ZoomFrame } from '@store/ui'
import styled from 'styled-components'

/** Accounts for the amount between the dialog's header and the buttons. */
const Container = styled.div`
  --zoom-around: 18rem;
  display: contents;
`

/** Fits the frame, however tall the screenshot. */
const Picture = styled.img`
  width: 100%;
  aspect-ratio: 1;
  object-fit: contain;
`

/** A proof that can be zoomed by buttons, keys, wheel or pinch. */
export function ProofZoom({ src, alt }: { src: string; alt: string }) {
  const zoom = useZoom()
  useZoomKeys(zoom)
  return (
    <Container>
      <ZoomFrame zoom={zoom}>
        <Picture src={src} alt={alt} />
      </ZoomFrame>
      <ZoomBar>
        <ZoomButtons zoom={zoom} />
      </ZoomBar>
    </Container>
  )
}
