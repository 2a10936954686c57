import { t } from '@lingui/core/macro'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  Dialog,
  IconButton,
  useZoom,
  useZoomKeys,
  ZoomBar,
  ZoomButtons,
  ZoomFrame,
} from '@store/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ProductPicture } from '../../product-card/product-picture.tsx'

type PictureZoomProps = {
  product: Product
  open: boolean
  /** Which picture, from 0. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** The pictures in a dialog, zoomable, one at a time. */
export function PictureZoom({ product, open, shown, onShow, onClose }: PictureZoomProps) {
  return (
    <Dialog open={open} title={product.name} size="l" onClose={onClose}>
      <ZoomedPicture product={product} shown={shown} onShow={onShow} />
    </Dialog>
  )
}

type ZoomedPictureProps = Pick<PictureZoomProps, 'product' | 'shown' | 'onShow'>

function ZoomedPicture({ product, shown, onShow }: ZoomedPictureProps) {
  const { name } = product
  const count = product.pictures.length
  const picture = shown + 1
  const zoom = useZoom()
  const turn = (step: number) => {
    zoom.reset()
    onShow((shown + step + count) % count)
  }
  useZoomKeys(zoom, turn)
  return (
    <>
      <ZoomFrame zoom={zoom}>
        <ProductPicture
          product={product}
          index={shown}
          sizes="(width < 80rem) 100vw, 80rem"
          priority
          alt={t`${name}, picture ${picture} of ${count}`}
        />
      </ZoomFrame>
      <ZoomBar>
        <ZoomButtons zoom={zoom} />
        {count > 1 ? (
          <div>
            <IconButton label={t`Previous picture`} icon={ChevronLeft} onClick={() => turn(-1)} />
            <span aria-live="polite">{t`${picture} of ${count}`}</span>
            <IconButton label={t`Next picture`} icon={ChevronRight} onClick={() => turn(1)} />
          </div>
        ) : null}
      </ZoomBar>
    </>
  )
}
