import { theme } from '@store/ui/shared'
import { useState } from 'react'
import styled from 'styled-components'

const Picture = styled.img<{ $fit: 'contain' | 'cover' }>`
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
  object-fit: ${({ $fit }) => $fit};
`

type ProductImageProps = {
  src: string
  alt: string
  /** Size of the file in pixels, so that its space is reserved while it loads. */
  width: number
  height: number
  srcSet?: string
  sizes?: string
  /** For the first row: fetched at once and with priority. Other images load lazily. */
  priority?: boolean
  fit?: 'contain' | 'cover'
}

/**
 * A picture whose space is reserved while it loads, and stays empty when it fails (site 5.6).
 * @example <ProductImage src={src} alt="HP LaserJet M126nw" width={480} height={480} priority={index < 4} />
 */
export function ProductImage({ priority = false, fit = 'contain', ...img }: ProductImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <Picture
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      // With its first row, a page is painted once: a picture that is there is not left for a later frame.
      decoding={priority ? 'sync' : 'async'}
      {...img}
      $fit={fit}
      // HTML from the server may have no styles in attributes; there no picture has failed.
      style={failedSrc === img.src ? { visibility: 'hidden' } : undefined}
      onError={() => setFailedSrc(img.src)}
    />
  )
}
