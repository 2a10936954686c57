import type { Product } from '@store/contract/schemas/catalog'
import { Cluster, Dialog, IconButton, theme } from '@store/sdk'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { ProductPicture } from '../product-card/product-picture.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

/** Leaves room for the dialog's head and the buttons below. */
const Picture = styled.div`
  display: grid;
  justify-items: center;

  img {
    width: min(100%, calc(100dvh - 14rem));
    max-height: calc(100dvh - 14rem);
  }
`

const Place = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textMuted};
`

type PictureZoomProps = {
  product: Product
  open: boolean
  /** Which picture, from 0. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** The pictures as large as the window, one at a time; arrow keys turn. */
export function PictureZoom({ product, open, shown, onShow, onClose }: PictureZoomProps) {
  return (
    <Dialog open={open} title={product.name} size="l" onClose={onClose}>
      <ZoomedPicture product={product} shown={shown} onShow={onShow} />
    </Dialog>
  )
}

function ZoomedPicture({
  product,
  shown,
  onShow,
}: Pick<PictureZoomProps, 'product' | 'shown' | 'onShow'>) {
  const count = product.pictures.length
  const turn = (step: number) => onShow((shown + step + count) % count)
  useArrowKeys(turn)
  return (
    <>
      <Picture>
        <ProductPicture
          product={product}
          index={shown}
          sizes="(width < 80rem) 100vw, 80rem"
          priority
          alt={`${product.name}, picture ${shown + 1} of ${count}`}
        />
      </Picture>
      {count > 1 ? (
        <Cluster justify="center">
          <IconButton label="Previous picture" icon={ChevronLeft} onClick={() => turn(-1)} />
          <Place aria-live="polite">
            {shown + 1} of {count}
          </Place>
          <IconButton label="Next picture" icon={ChevronRight} onClick={() => turn(1)} />
        </Cluster>
      ) : null}
    </>
  )
}
