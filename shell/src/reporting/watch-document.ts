import type { Telemetry } from '@store/contract/schemas/telemetry'
import type { Reporter } from './reporter.ts'

/** Reports what nobody catches in this document and how fast it is; sends the rest when the person leaves. */
export function watchDocument(reporter: Reporter): void {
  addEventListener('error', ({ error, message }) => {
    // The browser's word that a size changed twice in a frame; nothing is lost by it.
    if (!message.startsWith('ResizeObserver')) reportUnlessForeign(reporter, error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => reportUnlessForeign(reporter, reason))
  whenIdle(() => {
    // Without it nothing is measured; nobody waits for it.
    void import('./web-vitals.ts').then(
      ({ watchVitals }) => watchVitals(reporter.measured),
      () => undefined,
    )
  })
  // At the window and not at the document: the vitals' own listeners, there, have their last word before.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush()
  })
}

/** Hands reports to the browser, which sends them even when the page is gone. */
export function sendReports(reports: readonly Telemetry[]): void {
  const body = new Blob([JSON.stringify(reports)], { type: 'application/json' })
  navigator.sendBeacon(new URL('/api/telemetry', location.origin), body)
}

/** What a browser's extension does in the page is not ours, and an aborted call is what somebody asked for. */
function reportUnlessForeign(reporter: Reporter, error: unknown): void {
  const isAborted = error instanceof Error && error.name === 'AbortError'
  const isForeign = error instanceof Error && /-extension:\/\//.test(error.stack ?? '')
  if (!isAborted && !isForeign) reporter.uncaught(error)
}

function whenIdle(work: () => void): void {
  // Safari has no idea of idleness.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 3_000)
}
