import type { Product } from '@store/contract/schemas/catalog'
import { Dialog, IconButton } from '@store/sdk'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { ProductPicture } from '../../product-card/product-picture.tsx'
import { useKeys } from './use-keys.ts'
import { useZoom } from './use-zoom.ts'
import { Bar, Frame } from './zoom-styles.ts'

/** How far an arrow key moves an enlarged picture, in pixels. */
const arrowStep = 80

type PictureZoomProps = {
  product: Product
  open: boolean
  /** Which picture, from 0. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** The pictures as large as the window and larger, one at a time. */
export function PictureZoom({ product, open, shown, onShow, onClose }: PictureZoomProps) {
  return (
    <Dialog open={open} title={product.name} size="l" onClose={onClose}>
      <ZoomedPicture product={product} shown={shown} onShow={onShow} />
    </Dialog>
  )
}

type ZoomedPictureProps = Pick<PictureZoomProps, 'product' | 'shown' | 'onShow'>

function ZoomedPicture({ product, shown, onShow }: ZoomedPictureProps) {
  const count = product.pictures.length
  const zoom = useZoom()
  const turn = (step: number) => {
    zoom.reset()
    onShow((shown + step + count) % count)
  }
  // An enlarged picture is moved, one that fits is turned.
  const goAside = (side: -1 | 1) => (zoom.isLeast ? turn(side) : zoom.pan(side * arrowStep, 0))
  useKeys(
    new Map([
      ['+', zoom.enlarge],
      ['=', zoom.enlarge],
      ['-', zoom.reduce],
      ['0', zoom.reset],
      ['ArrowLeft', () => goAside(-1)],
      ['ArrowRight', () => goAside(1)],
      ['ArrowUp', () => zoom.pan(0, -arrowStep)],
      ['ArrowDown', () => zoom.pan(0, arrowStep)],
    ]),
  )
  return (
    <>
      <Frame {...zoom.frame} $isZoomed={!zoom.isLeast} tabIndex={zoom.isLeast ? undefined : 0}>
        <div style={{ width: `${zoom.scale * 100}%` }}>
          <ProductPicture
            product={product}
            index={shown}
            sizes="(width < 80rem) 100vw, 80rem"
            priority
            alt={`${product.name}, picture ${shown + 1} of ${count}`}
          />
        </div>
      </Frame>
      <Bar>
        <div>
          <IconButton
            label="Zoom out"
            icon={ZoomOut}
            aria-disabled={zoom.isLeast}
            onClick={zoom.reduce}
          />
          <output>{Math.round(zoom.scale * 100)}%</output>
          <IconButton
            label="Zoom in"
            icon={ZoomIn}
            aria-disabled={zoom.isMost}
            onClick={zoom.enlarge}
          />
        </div>
        {count > 1 ? (
          <div>
            <IconButton label="Previous picture" icon={ChevronLeft} onClick={() => turn(-1)} />
            <span aria-live="polite">
              {shown + 1} of {count}
            </span>
            <IconButton label="Next picture" icon={ChevronRight} onClick={() => turn(1)} />
          </div>
        ) : null}
      </Bar>
    </>
  )
}
