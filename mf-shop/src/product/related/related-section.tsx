import type { Product } from '@store/contract/schemas/catalog/catalog'
import { DeferredView, deferCode } from '@store/ui'
import { useEffect, useRef, useState } from 'react'
import { AtLeastReserved, ReservedRow } from './reserved-row.tsx'

const code = deferCode(async () => import('./related-products.tsx'))

/** Loaded this far before it is scrolled into view. */
const distance = '600px'

/** Related products at the end of the page: neither their code nor their data is loaded before a buyer scrolls near. */
export function RelatedSection({ product }: { product: Product }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: distance },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={ref}>
      {isNear ? (
        <DeferredView code={code} loading={<ReservedRow />}>
          {({ RelatedProducts }) => <RelatedProducts product={product} />}
        </DeferredView>
      ) : (
        <ReservedRow />
      )}
    </div>
  )
}

/** What to buy instead of a product that is out of stock. */
export function AlternativesSection({ product }: { product: Product }) {
  return (
    <AtLeastReserved>
      <DeferredView code={code} loading={<ReservedRow />}>
        {({ Alternatives }) => <Alternatives product={product} />}
      </DeferredView>
    </AtLeastReserved>
  )
}
