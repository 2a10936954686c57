import { useIsInHtml } from '@store/ui'
import { startTransition, useEffect, useState } from 'react'

/** Fills a phone's screen; the rest follows in slices, between which the browser paints and handles input. */
const firstSlice = 4
const nextSlice = 3
/** What the HTML of a document has as cards; the rest of its page is in `ShopLinks`. */
const inHtml = 12

/**
 * The number of a list's items to render: few at first, then more after each paint, until all are rendered. Afterwards
 * a new list is rendered at once.
 * @example const shown = products.slice(0, useSlices(products.length))
 */
export function useRenderedCount(total: number): number {
  const isInHtml = useIsInHtml()
  const [count, setReached] = useState(isInHtml ? inHtml : firstSlice)
  const isWhole = count >= total
  useEffect(() => {
    if (!isWhole) startTransition(() => setReached(count + nextSlice))
  }, [isWhole, count])
  return isWhole ? total : count
}
