import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useState } from 'react'
import { useElementWidth } from './use-element-width.ts'
import { pageOf, useOrderWindows } from './use-order-windows.ts'

/** Below this width a row has two lines instead of columns, in rem. */
const stackedBelow = 46
/** Below this width text is enlarged, and a row has five lines. */
const largeTextBelow = 18

/** Heights in rem; on touch screens a row is as high as a target. */
const rowHeight = { mouse: 2.25, touch: 2.75, stacked: 3.75, largeText: 7.5 }
export const headHeight = 1.5

/** Rows above and below the window that are rendered, so that scrolling shows no gap. */
const overscan = 8

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** @param width of the list in rem; 0 while it is unknown */
function heightOf(width: number): number {
  if (width > 0 && width < largeTextBelow) return rowHeight.largeText
  if (width > 0 && width < stackedBelow) return rowHeight.stacked
  return matchMedia('(pointer: coarse)').matches ? rowHeight.touch : rowHeight.mouse
}

/** A fast jump with the scroll bar passes pages that nobody looks at. */
function isFar(one: readonly [number, number], other: readonly [number, number]): boolean {
  return Math.abs(one[0] - other[0]) > 1
}

/**
 * The rows that are rendered of a list of any length, and their orders.
 * @param active index of a row that is rendered wherever it is, because the focus points to it
 */
export function useOrderRows(active: number) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const width = useElementWidth(scroller)
  const [total, setTotal] = useState<number>()
  const [pages, setPages] = useState<readonly [number, number]>([1, 1])
  const [rem] = useState(remPx)
  const isStacked = width > 0 && width < stackedBelow * rem
  const rowPx = Math.round(heightOf(width / rem) * rem)
  const headPx = isStacked ? 0 : headHeight * rem

  const virtualizer = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => scroller,
    estimateSize: () => rowPx,
    overscan,
    // The head of the table sticks to the top of the same element.
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    rangeExtractor: (range) => {
      const rendered = defaultRangeExtractor(range)
      return active < 0 || active >= range.count || rendered.includes(active)
        ? rendered
        : [...rendered, active].sort((a, b) => a - b)
    },
    // React warns of a synchronous update while it renders.
    useFlushSync: false,
  })
  const { range } = virtualizer
  const visible = [pageOf(range?.startIndex ?? 0), pageOf(range?.endIndex ?? 0)] as const
  const isPassing = virtualizer.isScrolling && isFar(visible, pages)
  if (!isPassing && (visible[0] !== pages[0] || visible[1] !== pages[1])) setPages(visible)

  const windows = useOrderWindows(pages)
  if (windows.total !== undefined && windows.total !== total) setTotal(windows.total)
  return { scroller, setScroller, virtualizer, isStacked, headPx, total, windows }
}
