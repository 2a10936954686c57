import type { Product } from '@store/contract/schemas/catalog/catalog'
import { ProductImage, theme } from '@store/ui'
import { ImageOff } from 'lucide-react'
import styled from 'styled-components'

const NoPicture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};
`

type ProductPictureProps = {
  product: Pick<Product, 'name' | 'pictures'>
  /** Which of the pictures, from 0. */
  index?: number
  /** As for `<img sizes>`. */
  sizes: string
  priority?: boolean
  alt?: string
}

/** A responsive product picture, or a placeholder. */
export function ProductPicture({ product, index = 0, alt, ...rest }: ProductPictureProps) {
  const picture = product.pictures[index]
  if (picture === undefined) {
    return (
      <NoPicture>
        <ImageOff size={32} strokeWidth={1.5} aria-hidden />
      </NoPicture>
    )
  }
  return <ProductImage {...picture} {...rest} alt={alt ?? product.name} />
}
