import { trustedScriptUrl } from '../boot/trusted-script-url.ts'

/**
 * Starts the shell's own code where the gateway left that to the boot script: in documents with HTML, which name the code
 * as a preload (infra/gateway/first-html/insert-html.ts). A deferred script that has arrived, from the browser's cache
 * for example, runs before the first frame, and a slow phone would show nothing meanwhile.
 */
export function startShellAfterFirstFrame(): void {
  addEventListener('DOMContentLoaded', startShell, { once: true })
}

function startShell(): void {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[data-shell-code]')
  if (preloads.length === 0) return
  const start = () => document.head.append(...[...preloads].map(scriptOf))
  // A hidden tab has no frames, and hidden HTML is not waited for.
  const paints = document.documentElement.dataset.firstHtml === 'shown' && !document.hidden
  if (paints) requestAnimationFrame(() => setTimeout(start))
  else start()
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
