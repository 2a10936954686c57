import type { Page } from 'playwright-core'
import type { ScriptedPage } from './page-quality.ts'

/** Who enlarges text may have a scroll bar that takes room of a phone's 360 px. */
export const phoneWithScrollBar = 345

/** Sizes of text that browsers come with, in CSS pixels. */
const usual = { standard: 16, fixed: 13 }
const doubled = { standard: 32, fixed: 26 }

/**
 * Shows a page to a person who set the browser's text to twice its size, which `rem` in media queries counts as well, and
 * runs a check of it.
 */
export async function withLargeText<T>(page: Page, check: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: doubled })
  try {
    return await check()
  } finally {
    await session.send('Page.setFontSizes', { fontSizes: usual })
    await session.detach()
  }
}

/**
 * What large text breaks on a page as it is now (WCAG 1.4.4 and 1.4.10): controls that lie partly over another or beyond the
 * edge of the window, and text that is cut off.
 * @returns one sentence for each
 */
export async function largeTextIssuesOf(page: ScriptedPage): Promise<string[]> {
  const found = [
    ...(await page.evaluate<string[]>(`(${findMisplacedControls})()`)),
    ...(await page.evaluate<string[]>(`(${findCutText})()`)),
  ]
  return [...new Set(found)]
}

/* Both are sent to the page as their text, so they share nothing. */

function findMisplacedControls(): string[] {
  const tolerance = 2
  type Box = { left: number; right: number; top: number; bottom: number }
  const issues: string[] = []
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? (element.textContent || element.id)
    return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`
  }
  const describe = (element: Element) => {
    const box = element.getBoundingClientRect()
    const visible: Box = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
    let layer: Element | undefined
    let isTransparent = false
    let isInScroller = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      // What is fixed or sticky lies over the page, which scrolls away below it.
      if (/fixed|sticky/.test(style.position)) layer ??= at
      isTransparent ||= style.opacity === '0' || style.clipPath !== 'none'
      if (at === element || style.overflowX === 'visible') continue
      isInScroller ||= /auto|scroll/.test(style.overflowX)
      const frame = at.getBoundingClientRect()
      visible.left = Math.max(visible.left, frame.left)
      visible.right = Math.min(visible.right, frame.right)
      visible.top = Math.max(visible.top, frame.top)
      visible.bottom = Math.min(visible.bottom, frame.bottom)
    }
    return { element, box, visible, layer, isTransparent, isInScroller }
  }
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance
  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance
  /** A link in a text has a box for each line. */
  const linesOf = ({ element, visible }: ReturnType<typeof describe>): Box[] =>
    getComputedStyle(element).display === 'inline'
      ? [...element.getClientRects()].filter((line) => overlap(line, visible))
      : [visible]
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(describe)
    .filter(({ box, isTransparent }) => box.width > 1 && box.height > 1 && !isTransparent)
  for (const [index, one] of controls.entries()) {
    const isBeyond = one.box.right > innerWidth + tolerance || one.box.left < -tolerance
    if (isBeyond && !one.isInScroller) issues.push(`${nameOf(one.element)} lies beyond the window`)
    for (const other of controls.slice(index + 1)) {
      // A button within a field, or on a picture that is a link, is meant.
      if (one.layer !== other.layer) continue
      if (isWithin(one.box, other.box) || isWithin(other.box, one.box)) continue
      if (linesOf(one).some((line) => linesOf(other).some((another) => overlap(line, another)))) {
        issues.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`)
      }
    }
  }
  return issues
}

function findCutText(): string[] {
  const tolerance = 2
  const issues: string[] = []
  /** Whether an element clips a text of this box, not counting what can be scrolled to. */
  const isCut = (box: DOMRect, parent: Element): boolean => {
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp, fontSize } = style
      // Nothing within a line clips, whatever its style says.
      if (display === 'inline') continue
      // For screen readers only, a line that moves, or a list with a scroll bar.
      if (style.clipPath !== 'none' || style.opacity === '0' || style.animationName !== 'none')
        return false
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      // Dots say that there is more; enough of it has to be seen before them.
      const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (hasDots && frame.width >= 4 * Number.parseFloat(fontSize)) return false
      const isWider = box.right > frame.right + tolerance || box.left < frame.left - tolerance
      if (isWider || box.bottom > frame.bottom + 6 || at.scrollWidth > at.clientWidth + tolerance) {
        return true
      }
    }
    return false
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!parent || !textContent?.trim() || parent.closest('svg, option')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    if (isCut(range.getBoundingClientRect(), parent)) {
      issues.push(`"${textContent.trim().slice(0, 40)}" is cut off`)
    }
  }
  return issues
}
