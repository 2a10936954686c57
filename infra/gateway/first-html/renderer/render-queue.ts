import type { FirstHtmlOutcome } from '@store/contract/schemas/site/first-html-counts'
import type { DocumentWithHtml } from '../insert-html.ts'
import { createRenderBreaker } from './render-breaker.ts'
import { outcomeOf } from './render-error.ts'

/** A release of a remote. */
export interface RenderedRelease {
  name: string
  version: string
}

/** Called after each page, with the error of one that could not be rendered. */
export type OnOutcome = (
  release: RenderedRelease,
  outcome: FirstHtmlOutcome,
  error?: unknown,
) => void

/** A page to render. */
interface RenderJob {
  release: RenderedRelease
  /** Of a page with a query, or of a trial: it must not crowd out the others. */
  isMinor: boolean
  render: () => Promise<DocumentWithHtml>
  /** Called at the end: without a page when the release could not render it, not at all when the API did not answer. */
  settle: (page: DocumentWithHtml | undefined) => void
}

/** Renders pages one after the other, each once at a time. */
export interface RenderQueue {
  /** @returns when it is done, with or without success; `undefined` when too many wait, or its release has failed again and again */
  add: (key: string, job: RenderJob) => Promise<void> | undefined
}

type QueuedJob = RenderJob & {
  done: Promise<void>
  finish: () => void
}

/** Jobs that may wait; of those that are minor, so that invented queries never hold up the pages of everybody. */
const maxJobs = { minor: 10, all: 20 }

export function createRenderQueue(onOutcome: OnOutcome): RenderQueue {
  const jobs = new Map<string, QueuedJob>()
  const breaker = createRenderBreaker()
  let isWorking = false

  async function run({ release, render, settle }: RenderJob): Promise<void> {
    const name = nameOf(release)
    try {
      const page = await render()
      breaker.succeeded(name)
      settle(page)
      onOutcome(release, 'rendered')
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome !== 'unanswered') {
        breaker.failed(name)
        settle(undefined)
      }
      onOutcome(release, outcome, error)
    }
  }

  async function work(): Promise<void> {
    isWorking = true
    for (const [key, job] of jobs) {
      await run(job)
      jobs.delete(key)
      job.finish()
    }
    isWorking = false
  }

  return {
    add: (key, job) => {
      const queued = jobs.get(key)
      if (queued) return queued.done
      const most = job.isMinor ? maxJobs.minor : maxJobs.all
      if (jobs.size >= most || breaker.isOpen(nameOf(job.release))) return undefined
      let finish = () => {}
      const done = new Promise<void>((resolve) => {
        finish = resolve
      })
      jobs.set(key, { ...job, done, finish })
      if (!isWorking) void work()
      return done
    },
  }
}

function nameOf({ name, version }: RenderedRelease): string {
  return `${name}@${version}`
}
