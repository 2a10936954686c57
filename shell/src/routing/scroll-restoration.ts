import { isRecord } from '@store/contract/rules/is-record'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long to wait for the page to become tall enough, in milliseconds. */
const restoreTimeoutMs = 5_000
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
      stopRestoring = scrollWhenTallEnough(kept)
    } else if (navigationType !== 'POP') {
      if (isNewPage) window.scrollTo(0, 0)
    } else if (kept > 0 || !isFirstView) {
      // A document opens at the top anyway; scrolling would force a layout before the page is rendered.
      stopRestoring = scrollWhenTallEnough(kept)
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

/** @returns cancels; it also stops when the user scrolls or the time limit is reached */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top)
  const isTallEnough = () => document.documentElement.scrollHeight - innerHeight >= top
  if (top === 0 || isTallEnough()) return () => undefined

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (isTallEnough()) stop()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const sign of inputEvents) removeEventListener(sign, stop)
  }
  const timer = setTimeout(stop, restoreTimeoutMs)
  for (const sign of inputEvents) addEventListener(sign, stop, { passive: true })
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
