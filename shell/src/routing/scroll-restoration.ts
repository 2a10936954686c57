import { isRecord } from '@store/contract/rules/is-record'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long to wait for the page to become tall enough, in milliseconds. */
const restoreTimeoutMs = 5_000
/** How long the page must keep its height until the position is left to the browser, in milliseconds. */
const settledMs = 1_000
const storageKey = 'scroll'

/** Key of the history entry that was shown last; the site is rendered anew when its language changes. */
let shownEntry: string | undefined

/**
 * Gives the first history entry of a document a unique key. The router would call it `default` in every document, so a
 * URL typed into this tab would restore the scroll position of the previous document.
 * Call it before the router is rendered, which reads the key.
 */
export function ensureFirstEntryKey(): void {
  const kept: unknown = history.state
  const state = isRecord(kept) ? kept : {}
  if (!('key' in state))
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/**
 * Saves the scroll position of every history entry and restores it on Back, Forward and reload, also when the screen's
 * code or rows are loaded later. A new page starts at the top; a change of the query string does not scroll.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const lastPathname = useRef<string>(undefined)
  const top = useScrollTop()

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const isFirstView = lastPathname.current === undefined
    const isNewPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    const kept = readPositions()[key] ?? 0
    const isRenderedAnew = isFirstView && shownEntry === key
    shownEntry = key
    let stopRestoring: (() => void) | undefined
    if (isRenderedAnew) {
      stopRestoring = restoreScroll(kept)
    } else if (navigationType !== 'POP') {
      if (isNewPage) window.scrollTo(0, 0)
    } else if (kept > 0 || !isFirstView) {
      // A document opens at the top anyway; scrolling would force a layout before the page is rendered.
      stopRestoring = restoreScroll(kept)
    }
    const write = () => writePosition(key, top.current)
    addEventListener('pagehide', write)
    return () => {
      stopRestoring?.()
      write()
      removeEventListener('pagehide', write)
    }
  }, [key, pathname, navigationType, top])
}

/** The scroll position. Recorded on scroll events, because reading it forces a layout. */
function useScrollTop(): RefObject<number> {
  const top = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      top.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return top
}

/**
 * Scrolls as soon as the page is tall enough and, while it still grows, back to the same position: the browser would
 * keep what is in view instead, which may be the footer. Until then the top is shown, so that nothing in view moves.
 * @returns cancels; it also stops when the user scrolls
 */
function restoreScroll(top: number): () => void {
  if (top === 0) {
    window.scrollTo(0, 0)
    return () => undefined
  }
  const isTallEnough = () => document.documentElement.scrollHeight - innerHeight >= top
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const sign of inputEvents) removeEventListener(sign, stop)
  }
  const giveUp = () => {
    window.scrollTo(0, top)
    stop()
  }
  let timer = setTimeout(giveUp, restoreTimeoutMs)
  const restore = () => {
    if (!isTallEnough()) return
    window.scrollTo(0, top)
    clearTimeout(timer)
    timer = setTimeout(stop, settledMs)
  }
  const observer = new ResizeObserver(restore)
  for (const sign of inputEvents) addEventListener(sign, stop, { passive: true })
  if (!isTallEnough()) window.scrollTo(0, 0)
  restore()
  observer.observe(document.body)
  return stop
}

const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown']

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

function writePosition(key: string, top: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [key]: top }))
  } catch {
    // Without storage, pages open at the top.
  }
}
