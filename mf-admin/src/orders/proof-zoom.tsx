import { useZoom, useZoomKeys, ZoomBar, ZoomButtons, ZoomFrame } from '@store/sdk/parts'
import styled from 'styled-components'

/** Between the head of the dialog and the buttons stands the amount as well. */
const Container = styled.div`
  --zoom-around: 18rem;
  display: contents;
`

/** All of it in the frame, however tall the screen it was taken of. */
const Picture = styled.img`
  width: 100%;
  aspect-ratio: 1;
  object-fit: contain;
`

/** A proof that can be enlarged until its smallest print is read: by buttons, keys, wheel or two fingers. */
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
