import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a page may take to become tall enough, in milliseconds. */
const restoreTimeoutMs = 5_000
const storageKey = 'scroll'

/**
 * Gives the entry a document starts with a key of its own, as every later entry has one. The router calls
 * all of them `default`, so an address typed in this tab would open where the former document stood.
 * To be called before the router is rendered, which reads the key.
 */
export function ensureFirstEntryKey(): void {
  const kept: unknown = history.state
  const state = typeof kept === 'object' && kept !== null ? kept : {}
  if (!('key' in state))
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/**
 * Keeps the scroll position of every history entry: Back, Forward and reload bring it back, also when
 * the screen's code or rows arrive only later. A new page starts at its top; a new filter or page number
 * of the same list leaves the person where he looks.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const lastPathname = useRef<string>(undefined)
  const top = useScrollTop()

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const isOpening = lastPathname.current === undefined
    const isNewPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    const kept = readPositions()[key] ?? 0
    let stopRestoring: (() => void) | undefined
    if (navigationType !== 'POP') {
      if (isNewPage) window.scrollTo(0, 0)
    } else if (kept > 0 || !isOpening) {
      // A document opens at its top by itself; to scroll would have the browser lay it out before the page is there.
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

/** How far the page is scrolled. Noted when it has changed: to read it has the browser lay the page out. */
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

/** @returns gives up, as it does by itself when the person scrolls or patience ends */
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
    // Without storage, pages open at their top.
  }
}
