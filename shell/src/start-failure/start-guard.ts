import { browserName } from './browser-support.ts'

/**
 * Why a page cannot be used: the browser is too old, a file did not arrive or has other bytes than expected, or our code
 * threw.
 */
export type StartFailure = 'browser' | 'file' | 'error'

/** What the boot script does when a start fails; it needs nothing of the shell's code. */
export interface StartGuard {
  /** Remembers the HTML of the document, which React removes when it fails. Call it when the document is parsed. */
  keepHtml: () => void
  /**
   * The page cannot be started: shows its HTML again, whose links work without a script, and the notice.
   * @param retry what the button does; a reload when absent
   */
  fail: (why: StartFailure, retry?: () => void) => void
  /** Shows the notice on a page that runs, because a part of it cannot be used. */
  notify: (why: StartFailure, retry?: () => void) => void
  /** The page can be used, or was left: nothing of its HTML is needed any longer. */
  finish: () => void
}

declare global {
  /** Absent where there is no boot script: on the server, and in tests. */
  var startGuard: StartGuard | undefined
}

/** Creates the guard of this document, which has the sentences of the notice (document.html). */
export function createStartGuard(): StartGuard {
  const { dataset } = document.documentElement
  let html: [Element, ChildNode[]][] = []

  const notify: StartGuard['notify'] = (why, retry = () => location.reload()) => {
    dataset.startFailed = ''
    const show = () => showNotice(why, retry)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
    else show()
  }
  return {
    keepHtml: () => {
      html = Array.from(document.querySelectorAll('#root, #main'), (element) => [
        element,
        Array.from(element.childNodes),
      ])
    },
    fail: (why, retry) => {
      // Only visitors may see it: it has their prices.
      if (!readStorage('token')) {
        if (dataset.firstHtml) dataset.firstHtml = 'shown'
        putBack(html)
      }
      html = []
      notify(why, retry)
    },
    notify,
    finish: () => {
      html = []
      delete dataset.startFailed
      const notice = document.getElementById('start-notice')
      if (notice) notice.hidden = true
    },
  }
}

/** The root is replaced by one to which React does not listen. */
function putBack(html: [Element, ChildNode[]][]): void {
  for (const [element, nodes] of html) {
    let parent = element
    if (element.id === 'root') {
      parent = document.createElement('div')
      parent.id = 'root'
      element.replaceWith(parent)
    }
    parent.replaceChildren(...nodes)
  }
}

function showNotice(why: StartFailure, retry: () => void): void {
  const notice = document.getElementById('start-notice')
  if (notice === null) return
  const isReadable =
    document.documentElement.dataset.firstHtml !== 'hidden' &&
    document.getElementById('root')?.firstChild
  const states = [
    why,
    isReadable ? 'html' : 'page',
    /^hi/.test(readStorage('language') ?? navigator.language) ? 'hi' : 'en',
    // Where a reload has not helped, another one does not either.
    why === 'error' && isReload() ? 'again' : 'once',
    readStorage('token') ? 'signed-in' : '',
  ]
  for (const part of Array.from(notice.querySelectorAll<HTMLElement>('[data-when]'))) {
    part.hidden = part.dataset.when?.split(' ').some((state) => !states.includes(state)) ?? false
  }
  const name = browserName(navigator.userAgent)
  for (const part of Array.from(notice.querySelectorAll('b')))
    part.textContent = name ?? part.textContent
  // After the page in the document, so that its link to the content stays the first; a sentence for all of it precedes it.
  if (why === 'browser') document.body.insertBefore(notice, document.getElementById('root'))
  notice.dataset.place = isReadable ? (why === 'browser' ? 'above' : 'over') : 'instead'
  notice.setAttribute('aria-busy', 'false')
  notice.hidden = false
  notice.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    notice.setAttribute('aria-busy', 'true')
    retry()
  }
  // Where the HTML is still being rendered, it will be there in a moment (infra/gateway/site/site-pages.ts).
  const isExpected = /refresh/.test(document.querySelector('head noscript')?.textContent ?? '')
  if (why === 'browser' && !isReadable && isExpected) setTimeout(() => location.reload(), 1_000)
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
