import { t } from '@lingui/core/macro'
import { isPdfProof, proofPicture } from '@store/contract/rules/orders/proof-picture'
import type { Order } from '@store/contract/schemas/orders/orders'
import { theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useGetOwnFirstPageQuery } from './first-page-api.ts'

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

const Count = styled.figcaption`
  min-height: 1.5em;
  font-variant-numeric: tabular-nums;
`

/** Which page of a PDF is shown, of how many. */
function PageCount({ file }: { file: string }) {
  const { data: { pages } = {} } = useGetOwnFirstPageQuery(file)
  return <Count>{pages ? t`Page 1 of ${pages}` : null}</Count>
}

/** The payment proof as a small picture, of a PDF its first page; nothing where there is none. */
export function ProofThumbnail({ order }: { order: Order }) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const { paymentProof } = order
  const src = proofPicture(order)
  if (!paymentProof || !src || failedSrc === src) return null
  const isPdf = isPdfProof(order)
  return (
    <figure>
      <Picture
        src={src}
        alt={isPdf ? t`First page of the payment proof` : t`Payment proof`}
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
      {isPdf ? <PageCount file={paymentProof} /> : null}
    </figure>
  )
}
