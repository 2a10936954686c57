import { t } from '@lingui/core/macro'
import { DeferredView, deferCode } from '@store/ui'
import { useEffect, useRef, useState } from 'react'
import { Strip } from './footer-styles.ts'

const sellerDetails = deferCode(async () => (await import('./seller-details.tsx')).SellerDetails)

/**
 * Who sells here (Consumer Protection (E-Commerce) Rules, 2020, rules 4 and 6). Its code and data are requested when a
 * person has scrolled to it, for they must not compete with the screen.
 */
export function SellerStrip() {
  const strip = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !strip.current || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(strip.current)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <Strip ref={strip} aria-label={t`Seller`}>
      {isSeen ? (
        <DeferredView code={sellerDetails} loading={null}>
          {(SellerDetails) => <SellerDetails />}
        </DeferredView>
      ) : null}
    </Strip>
  )
}
