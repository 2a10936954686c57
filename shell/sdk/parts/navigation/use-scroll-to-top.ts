import { useLayoutEffect, useRef } from 'react'

/**
 * Brings a person who turned the page to the top of the list, focus included. Back and reload are left
 * to the site's scroll memory.
 * @param page the page shown
 * @returns `turnTo` is called with the page a person asks for, `topRef` goes to the top of the list
 * @example const { topRef, turnTo } = useScrollToTop(view.page)
 */
export function useScrollToTop(page: number) {
  const topRef = useRef<HTMLDivElement>(null)
  const requestedPage = useRef<number>(undefined)

  // A layout effect: the former entry's scroll position is noted before this one's begins.
  useLayoutEffect(() => {
    if (requestedPage.current !== page) return
    requestedPage.current = undefined
    topRef.current?.scrollIntoView()
    topRef.current?.focus({ preventScroll: true })
  }, [page])

  return {
    topRef,
    turnTo: (wanted: number) => {
      requestedPage.current = wanted
    },
  }
}
