import { theme } from '@store/ui/shared'
import { useState } from 'react'
import styled from 'styled-components'

const Picture = styled.img<{ $fit: 'contain' | 'cover'; $isHidden: boolean }>`
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
  object-fit: ${({ $fit }) => $fit};
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`

type ProductImageProps = {
  src: string
  alt: string
  /** Pixels of the file, so that the place is kept before it arrives. */
  width: number
  height: number
  srcSet?: string
  sizes?: string
  /** For the first row: fetched at once and early. Everything else waits until it is near. */
  priority?: boolean
  fit?: 'contain' | 'cover'
}

/**
 * A picture that keeps its place while it loads, and leaves it empty when it cannot (spec §2).
 * @example <ProductImage src={src} alt="HP LaserJet M126nw" width={480} height={480} priority={index < 4} />
 */
export function ProductImage({ priority = false, fit = 'contain', ...img }: ProductImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <Picture
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      {...img}
      $fit={fit}
      $isHidden={failedSrc === img.src}
      onError={() => setFailedSrc(img.src)}
    />
  )
}
