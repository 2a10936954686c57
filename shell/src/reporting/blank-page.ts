/** A page with nothing on it for so long, in milliseconds, stays blank. */
const blankAfterMs = 10_000

/** Anything of these is something to see, though it has no text. */
const visible = 'img, svg, canvas, video, input, textarea, select, [role="img"]'

/**
 * Waits whether a page comes to show anything, and reports when it does not: a release that renders nothing
 * throws nothing either.
 * @param page the element the page is drawn in
 * @returns stops waiting
 */
export function watchBlankPage(page: () => Element | null, onBlank: () => void): () => void {
  const timer = setTimeout(() => {
    const element = page()
    if (element && isBlank(element)) onBlank()
  }, blankAfterMs)
  return () => clearTimeout(timer)
}

function isBlank(element: Element): boolean {
  return element.textContent.trim() === '' && element.querySelector(visible) === null
}
