import { trustedScriptUrl } from '../boot/trusted-script-url.ts'
import type { StartGuard } from '../start-failure/start-guard.ts'

/**
 * Starts the shell's own code, which the document names as a preload that browsers below the floor ignore. In a document
 * with HTML it starts after the first frame: a script that has arrived, from the browser's cache for example, would run
 * before it, and a slow phone would show nothing meanwhile.
 * @param guard learns of files that do not arrive, have other bytes than expected, or throw
 */
export function startShellAfterFirstFrame(guard: StartGuard): void {
  addEventListener('DOMContentLoaded', () => startShell(guard), { once: true })
}

function startShell(guard: StartGuard): void {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[data-shell-code]')]
  guard.keepHtml()
  const start = () =>
    document.head.append(...preloads.map((preload) => guardedScript(preload, guard)))
  // A hidden tab has no frames, and hidden HTML is not waited for.
  const paints = document.documentElement.dataset.firstHtml === 'shown' && !document.hidden
  if (paints) requestAnimationFrame(() => setTimeout(start))
  else start()
}

function guardedScript(preload: HTMLLinkElement, guard: StartGuard): HTMLScriptElement {
  const script = scriptOf(preload)
  const { src } = script
  // A damaged copy in the browser's cache would be used again.
  const retry = () => void fetch(src, { cache: 'reload' }).finally(() => location.reload())
  script.onerror = () => guard.fail('file', retry)
  // Errors of its evaluation, also that it cannot be parsed, precede its `load`.
  const watch = ({ filename }: ErrorEvent) => {
    if (filename === src) guard.fail('error')
  }
  addEventListener('error', watch)
  script.onload = () => removeEventListener('error', watch)
  return script
}

/** The attributes are those of the preload, or the file would be downloaded twice. */
function scriptOf(preload: HTMLLinkElement): HTMLScriptElement {
  const script = document.createElement('script')
  // Several run in their order.
  script.async = false
  for (const name of ['crossorigin', 'integrity']) {
    script.setAttribute(name, preload.getAttribute(name) ?? '')
  }
  script.src = trustedScriptUrl(preload.href)
  return script
}
