/** What a visitor saw when, in milliseconds from navigation. */
export interface PageTimes {
  /** The content was painted. */
  visible: number
  /** The button works. */
  usable: number
  largestPaint: number
  /** Cumulative layout shift. */
  shift: number
}

/** CSS selectors of a page: what visitors come for, and the button they click. */
export interface Awaited {
  content: string
  button: string
}

declare global {
  var pageTimes: Partial<PageTimes> & { shift: number }
}

/**
 * Runs in the page before its code. A button works once React has given it its handlers; content counts with the frame
 * that shows it, and not while HTML that is for another visitor is hidden.
 */
export function observePage({ content, button }: Awaited): void {
  const times: typeof pageTimes = { shift: 0 }
  globalThis.pageTimes = times
  for (const type of ['layout-shift', 'largest-contentful-paint', 'element']) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) times.shift += Number(entry.value)
        else if (type === 'element') times.visible ??= entry.startTime
        else times.largestPaint = entry.startTime
      }
    })
    observer.observe({ type, buffered: true })
  }
  const mutations = new MutationObserver(() => {
    if (times.visible !== undefined) return mutations.disconnect()
    if (document.documentElement.dataset.firstHtml === 'hidden') return
    // The browser reports the first paint of marked elements, if they are marked before it.
    const parts = document.querySelectorAll(`:is(${content}, ${content} *):not([elementtiming])`)
    for (const part of parts) part.setAttribute('elementtiming', 'content')
  })
  const attributeFilter = ['data-first-html']
  mutations.observe(document, { attributeFilter, childList: true, subtree: true })
  const poll = setInterval(() => {
    const found = document.querySelector(button)
    if (found === null || !Object.keys(found).some((key) => key.startsWith('__reactProps'))) return
    clearInterval(poll)
    times.usable = performance.now()
  }, 20)
}

/**
 * Runs in the page: the times, once both are there and the page has come to rest for a second.
 * @throws Error after half a minute, with what is there
 */
export async function readTimes(): Promise<PageTimes> {
  for (let second = 0; second < 30; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const { visible, usable, largestPaint = 0, shift } = globalThis.pageTimes
    if (visible === undefined || usable === undefined) continue
    return { visible, usable, largestPaint, shift }
  }
  const text = document.querySelector('main')?.textContent.slice(0, 200)
  throw new Error(`${location.href} is not there: ${JSON.stringify(pageTimes)}, ${text}`)
}
