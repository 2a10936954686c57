import { t } from '@lingui/core/macro'
import { isPdfProof, proofPicture } from '@store/contract/rules/orders/proof-picture'
import type { Order } from '@store/contract/schemas/orders/orders'
import { theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'

/** CSS pixels. */
const side = 96

const Picture = styled.img`
  /* Also while it loads: nothing moves. */
  height: 6rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  object-fit: cover;
  object-position: top;
`

/** The payment proof as a small picture, of a PDF its first page; nothing where there is none. */
export function ProofThumbnail({ order }: { order: Order }) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const src = proofPicture(order)
  if (!src || failedSrc === src) return null
  return (
    <Picture
      src={src}
      alt={isPdfProof(order) ? t`First page of the payment proof` : t`Payment proof`}
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  )
}
