import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the new page's heading after a navigation, so that keyboard and screen reader go on
 * there and not where the followed link was. The first page keeps the browser's own start.
 * @param main holds the page; its heading may arrive later than the address changes
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)

  useEffect(() => {
    const page = main.current
    if (page === null || lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (isTyping(page) || focusHeading(page)) return

    page.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      // The person has gone on by himself.
      const isElsewhere =
        document.activeElement !== page && document.activeElement !== document.body
      if (isElsewhere || focusHeading(page)) observer.disconnect()
    })
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [main, pathname])
}

function focusHeading(page: HTMLElement): boolean {
  const heading = page.querySelector('h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** A field of the new page that took the focus by itself keeps it. */
function isTyping(page: HTMLElement): boolean {
  const active = document.activeElement
  return active !== null && page.contains(active) && active.matches('input, select, textarea')
}
