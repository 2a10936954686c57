import type { RenderingCount, RenderingOutcome } from '@store/contract/schemas/site/renderings'
import type { RenderedRelease } from './rendering/rendering-queue.ts'

/** Milliseconds between two reports. */
const pauseMs = 5_000

/** Reports to the API how pages of releases were rendered, where the platform reads the counts of all gateways. */
export interface RenderingReports {
  add: (release: RenderedRelease, outcome: RenderingOutcome) => void
  /** Sends what is left. */
  close: () => Promise<void>
}

/** @param answerMs how long a report waits for the API */
export function createRenderingReports(apiUrl: string, answerMs: number): RenderingReports {
  let counts = new Map<string, RenderingCount>()

  function add(count: RenderingCount): void {
    const key = `${count.remote} ${count.version} ${count.outcome}`
    const sum = (counts.get(key)?.count ?? 0) + count.count
    counts.set(key, { ...count, count: sum })
  }

  async function send(): Promise<void> {
    if (counts.size === 0) return
    const renderings = [...counts.values()]
    counts = new Map()
    try {
      await fetch(`${apiUrl}/renderings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ renderings }),
        signal: AbortSignal.timeout(answerMs),
      })
    } catch {
      // The API does not answer: these are sent with the next ones.
      for (const count of renderings) add(count)
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
