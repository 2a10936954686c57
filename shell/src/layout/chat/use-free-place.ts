import { type RefObject, useEffect, useState } from 'react'
import { distanceToFreePlace, type Span } from './free-place.ts'

/** What a person presses or types into. */
const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]'

/** The page rests when it has neither moved nor changed for so long. */
const restMs = 200

/** Kept free around the element, in CSS pixels. */
const margin = 4

interface Place {
  /** How far it stands above its corner, in CSS pixels. */
  lift: number
  /** Whether it is out of the way: while the page moves, after it moved down, and where all places are taken. */
  isAway: boolean
}

interface Column {
  left: number
  right: number
}

/** The heights of the boxes that reach into a column, with a margin. */
function spansIn({ left, right }: Column, boxes: readonly DOMRect[]): Span[] {
  return boxes
    .filter((box) => box.width > 1 && box.height > 1)
    .filter((box) => box.right > left - margin && box.left < right + margin)
    .map(({ top, bottom }) => ({ top: top - margin, bottom: bottom + margin }))
}

/** The boxes of the lines of text, of elements that reach into a column of the window only. */
function linesIn(column: Column, element: HTMLElement): DOMRect[] {
  const lines: DOMRect[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (!parentElement || element.contains(parentElement) || !node.nodeValue?.trim()) continue
    const box = parentElement.getBoundingClientRect()
    const isOutside = box.bottom < 0 || box.top > innerHeight
    if (isOutside || spansIn(column, [box]).length === 0) continue
    range.selectNodeContents(node)
    lines.push(...range.getClientRects())
  }
  return lines
}

/**
 * @returns how far up the lowest place is where the element covers no control, and no text either, if the lower half of the window
 * has such a place; undefined where every place has a control
 */
function findLift(element: HTMLElement, lift: number): number | undefined {
  const box = element.getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const others = [...document.querySelectorAll(controls)].filter((each) => !element.contains(each))
  const taken = spansIn(
    box,
    others.map((control) => control.getBoundingClientRect()),
  )
  const texts = spansIn(box, linesIn(box, element))
  const home = { top: box.top + lift, bottom: box.bottom + lift }
  return (
    distanceToFreePlace(home, { taken: [...taken, ...texts], limit: innerHeight / 2 }) ??
    distanceToFreePlace(home, { taken, limit: Math.max(0, header) })
  )
}

/**
 * Keeps a fixed element off all controls, and off text where it can: whenever the page rests, it is placed as low in its column as it
 * covers none.
 * It leaves while the page moves, and comes back when the page was moved up or is at its top.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): Place {
  // Until the page rests for the first time nobody knows what its corner covers.
  const [place, setPlace] = useState<Place>({ lift: 0, isAway: true })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lift = 0
    let lastY = scrollY
    let lastHeight: number | undefined
    let isGoingDown = false
    const settle = () => {
      const found = ref.current ? findLift(ref.current, lift) : undefined
      lift = found ?? 0
      const isAway = found === undefined || (isGoingDown && scrollY > 0)
      setPlace((before) =>
        before.lift === lift && before.isAway === isAway ? before : { lift, isAway },
      )
    }
    const settleSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, restMs)
    }
    const handleScroll = ({ target }: Event) => {
      settleSoon()
      if (target !== document || scrollY === lastY) return
      const { scrollHeight } = document.documentElement
      if (scrollY < lastY) isGoingDown = false
      // What comes in above moves the page down, too, but nobody has scrolled.
      else if (lastHeight === undefined || lastHeight === scrollHeight) isGoingDown = true
      lastHeight = scrollHeight
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
