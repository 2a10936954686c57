import { useLayoutEffect, useRef } from 'react'

/**
 * Scrolls to and focuses the top of a list after the user has changed the page. Back and reload are left to the site's
 * scroll restoration.
 * @param page the current page
 * @returns call `turnTo` with the requested page; put `topRef` on the top of the list
 * @example const { topRef, turnTo } = useScrollToTop(view.page)
 */
export function useScrollToTop(page: number) {
  const topRef = useRef<HTMLDivElement>(null)
  const requestedPage = useRef<number>(undefined)

  // A layout effect: the former entry's scroll position is recorded before this one's begins.
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
