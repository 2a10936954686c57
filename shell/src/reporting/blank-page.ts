/** A page that is still empty after this time counts as blank, in milliseconds. */
const blankAfterMs = 10_000

/** Elements that are visible without text. */
const visible = 'img, svg, canvas, video, input, textarea, select, [role="img"]'

/**
 * Reports a page that stays blank: a release that renders nothing does not throw either.
 * @param page the element that contains the page
 * @returns cancels the check
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
