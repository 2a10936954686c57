import { type RefObject, useEffect, useState } from 'react'
import { distanceToFreePlace } from './free-place.ts'

/** What a person presses or types into. */
const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]'

/** The page rests when it has neither moved nor changed for so long. */
const restMs = 200

/** Kept free around the element, in CSS pixels. */
const margin = 4

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** What a page of dense rows keeps free for the element, where its rows leave no other place. */
const keptFree = '[data-chat-place]'

/** Where it stands, from its corner at the end of the window, in CSS pixels. */
interface Place {
  up: number
  /** Towards the start of the window: 0, or all the way to the other edge. */
  across: number
}

const corner: Place = { up: 0, across: 0 }

interface Placed extends Place {
  /** Whether it is out of the way: while the page moves, and where all places are taken. */
  isAway: boolean
}

function isSamePlace(one: Placed, other: Placed): boolean {
  return one.up === other.up && one.across === other.across && one.isAway === other.isAway
}

/** @returns the kept place if it is in sight as a whole */
function findKeptPlace(home: Box, limit: number): Place | undefined {
  for (const kept of document.querySelectorAll(keptFree)) {
    const { left, top, right, bottom } = kept.getBoundingClientRect()
    const isInSight = right > left && top >= limit && bottom <= innerHeight
    if (!isInSight) continue
    return {
      up: (home.top + home.bottom - top - bottom) / 2,
      across: (home.left + home.right - left - right) / 2,
    }
  }
  return undefined
}

/** @returns where the element covers no control: a kept place, else the lowest of its edge, else of the other edge */
function findPlace(element: HTMLElement, { up, across }: Place): Place | undefined {
  const box = element.getBoundingClientRect()
  const home: Box = {
    top: box.top + up,
    bottom: box.bottom + up,
    left: box.left + across,
    right: box.right + across,
  }
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const limit = Math.max(0, header)
  const kept = findKeptPlace(home, limit)
  if (kept) return kept
  const boxes = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const edges = control.getBoundingClientRect()
    const isShown = edges.width > 0 && edges.height > 0
    return isShown && !element.contains(control) ? edges : []
  })
  const otherEdge = home.left + home.right - document.documentElement.clientWidth
  for (const shift of [0, otherEdge]) {
    const [start, end] = [home.left - shift - margin, home.right - shift + margin]
    const taken = boxes
      .filter(({ left, right }) => right > start && left < end)
      .map(({ top, bottom }) => ({ top: top - margin, bottom: bottom + margin }))
    const lift = distanceToFreePlace(home, { taken, limit })
    if (lift !== undefined) return { up: lift, across: shift }
  }
  return undefined
}

/**
 * Keeps a fixed element off all controls: it leaves while the page moves, and whenever the page rests it is placed as low at
 * its edge as it covers none, else at the other edge.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): Placed {
  const [place, setPlace] = useState<Placed>({ ...corner, isAway: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = corner
    let lastY = scrollY
    const settle = () => {
      const found = ref.current ? findPlace(ref.current, current) : undefined
      const next = { ...(found ?? corner), isAway: found === undefined }
      current = next
      setPlace((before) => (isSamePlace(before, next) ? before : next))
    }
    const settleSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, restMs)
    }
    const handleScroll = ({ target }: Event) => {
      settleSoon()
      if (target !== document || scrollY === lastY) return
      lastY = scrollY
      setPlace((before) => (before.isAway ? before : { ...before, isAway: true }))
    }
    const changes = new MutationObserver(settleSoon)
    // Dialogs, menus and disclosures open by these.
    const attributeFilter = ['open', 'hidden', 'data-open']
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter })
    // Also of boxes that scroll within the page.
    addEventListener('scroll', handleScroll, { passive: true, capture: true })
    addEventListener('resize', settleSoon)
    settleSoon()
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      removeEventListener('scroll', handleScroll, { capture: true })
      removeEventListener('resize', settleSoon)
    }
  }, [ref])
  return place
}
