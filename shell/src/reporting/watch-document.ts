import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import type { Reporter } from './reporter.ts'

/** Reports uncaught errors and web vitals of this document; flushes when the page is hidden. */
export function watchDocument(reporter: Reporter): void {
  addEventListener('error', ({ error, message }) => {
    // Harmless: a size changed twice within a frame.
    if (!message.startsWith('ResizeObserver')) reportUnlessForeign(reporter, error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => reportUnlessForeign(reporter, reason))
  whenIdle(() => {
    // Optional: when the download fails, nothing is measured.
    void import('./web-vitals.ts').then(
      ({ watchVitals }) => watchVitals(reporter.measured),
      () => undefined,
    )
  })
  // On the window, not the document: web-vitals' own listeners on the document must run first.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush()
  })
}

/** Sends reports with a beacon, which also works while the page unloads. */
export function sendReports(reports: readonly Telemetry[]): void {
  const body = new Blob([JSON.stringify(reports)], { type: 'application/json' })
  navigator.sendBeacon(new URL('/api/telemetry', location.origin), body)
}

/** Ignores errors of browser extensions and aborted calls. */
function reportUnlessForeign(reporter: Reporter, error: unknown): void {
  const isAborted = error instanceof Error && error.name === 'AbortError'
  const isForeign = error instanceof Error && /-extension:\/\//.test(error.stack ?? '')
  if (!isAborted && !isForeign) reporter.uncaught(error)
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 3_000)
}
