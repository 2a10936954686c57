import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the new page's heading after a navigation, so that keyboard and screen reader users continue there.
 * The first page keeps the browser's initial focus.
 * @param main contains the page; its heading may be rendered later than the URL changes
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
      // The user has moved the focus meanwhile.
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

/** True when a field of the new page has taken the focus; it keeps it. */
function isTyping(page: HTMLElement): boolean {
  const active = document.activeElement
  return active !== null && page.contains(active) && active.matches('input, select, textarea')
}
