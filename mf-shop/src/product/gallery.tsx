import { t } from '@lingui/core/macro'
import { productPictureSizes } from '@store/contract/rules/catalog/first-picture'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { ProductPicture } from '../product-card/product-picture.tsx'
import { phonePicture } from './product-styles.ts'
import { PictureZoom } from './zoom/picture-zoom.tsx'

/** The gallery shows at most four thumbnails (screens 2.5). */
const thumbnailLimit = 4

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.s};
`

const PictureButton = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  cursor: zoom-in;
  overflow: hidden;

  img {
    aspect-ratio: 1;
  }

  ${theme.media.phone} {
    &[data-size='large'] img {
      ${phonePicture}
    }
  }

  &[aria-current='true'] {
    border-color: ${theme.color.primary};
    box-shadow: 0 0 0 1px ${theme.color.primary};
  }
`

const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(${thumbnailLimit}, minmax(0, 1fr));
  gap: ${theme.space.s};
`

function zoomLabel(picture: number, count: number): string {
  return t`Zoom picture ${picture} of ${count}`
}

/** The pictures of a product: a thumbnail shows its picture large, a click on either zooms it. */
export function Gallery({ product }: { product: Product }) {
  const [shown, setShown] = useState(0)
  const [isZoomed, setIsZoomed] = useState(false)
  const zoom = (index: number) => {
    setShown(index)
    setIsZoomed(true)
  }
  const { name } = product
  if (product.pictures.length === 0) {
    return (
      <Frame>
        <ProductPicture product={product} sizes="100vw" />
      </Frame>
    )
  }
  const thumbnails = product.pictures.slice(0, thumbnailLimit)
  return (
    <Frame>
      <PictureButton
        type="button"
        data-size="large"
        aria-label={t`Zoom ${name}`}
        onClick={() => zoom(shown)}
      >
        <ProductPicture product={product} index={shown} sizes={productPictureSizes} priority />
      </PictureButton>
      {thumbnails.length > 1 ? (
        <Thumbnails>
          {thumbnails.map(({ src }, index) => (
            // Two pictures of the same content have the same address.
            <li key={`${src} ${String(index)}`}>
              <PictureButton
                type="button"
                aria-label={zoomLabel(index + 1, thumbnails.length)}
                aria-current={index === shown}
                onPointerEnter={() => setShown(index)}
                onFocus={() => setShown(index)}
                onClick={() => zoom(index)}
              >
                <ProductPicture product={product} index={index} sizes="9rem" alt="" />
              </PictureButton>
            </li>
          ))}
        </Thumbnails>
      ) : null}
      <PictureZoom
        product={product}
        open={isZoomed}
        shown={shown}
        onShow={setShown}
        onClose={() => setIsZoomed(false)}
      />
    </Frame>
  )
}
