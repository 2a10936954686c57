import type {
  FirstHtmlCount,
  FirstHtmlOutcome,
} from '@store/contract/schemas/site/first-html-counts'
import type { RenderedRelease } from './renderer/render-queue.ts'

/** Milliseconds between two reports. */
const pauseMs = 5_000

/** Reports to the API how pages of releases were rendered, where the platform reads the counts of all gateways. */
export interface FirstHtmlReports {
  add: (release: RenderedRelease, outcome: FirstHtmlOutcome) => void
  /** Sends what is left. */
  close: () => Promise<void>
}

/** @param answerMs how long a report waits for the API */
export function createFirstHtmlReports(apiUrl: string, answerMs: number): FirstHtmlReports {
  let counts = new Map<string, FirstHtmlCount>()

  function add(count: FirstHtmlCount): void {
    const key = `${count.remote} ${count.version} ${count.outcome}`
    const sum = (counts.get(key)?.count ?? 0) + count.count
    counts.set(key, { ...count, count: sum })
  }

  async function send(): Promise<void> {
    if (counts.size === 0) return
    const reported = [...counts.values()]
    counts = new Map()
    try {
      await fetch(`${apiUrl}/renderings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ renderings: reported }),
        signal: AbortSignal.timeout(answerMs),
      })
    } catch {
      // The API does not answer: these are sent with the next ones.
      for (const count of reported) add(count)
    }
  }

  const timer = setInterval(() => void send(), pauseMs).unref()
  return {
    add: ({ name, version }, outcome) => add({ remote: name, version, outcome, count: 1 }),
    close: async () => {
      clearInterval(timer)
      await send()
    },
  }
}
