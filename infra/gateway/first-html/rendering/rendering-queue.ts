import type { RenderingOutcome } from '@store/contract/schemas/site/renderings'
import type { DocumentWithHtml } from '../insert-html.ts'
import { createRenderingBreaker } from './rendering-breaker.ts'
import { outcomeOf } from './rendering-error.ts'

/** A release of a remote. */
export interface RenderedRelease {
  name: string
  version: string
}

/** Called after each rendering, with the error of one that failed. */
export type OnRendering = (
  release: RenderedRelease,
  outcome: RenderingOutcome,
  error?: unknown,
) => void

interface RenderingOrder {
  release: RenderedRelease
  /** Of a page with a query, or of a trial: it must not crowd out the others. */
  isMinor: boolean
  render: () => Promise<DocumentWithHtml>
  /** Called at the end: without a page when the release could not render it, not at all when the API did not answer. */
  settle: (page: DocumentWithHtml | undefined) => void
}

/** Renders pages one after the other, each once at a time. */
export interface RenderingQueue {
  /** @returns when it is done, with or without success; `undefined` when too many wait, or its release has failed again and again */
  add: (key: string, order: RenderingOrder) => Promise<void> | undefined
}

type QueuedOrder = RenderingOrder & {
  done: Promise<void>
  finish: () => void
}

/** Orders that may wait; of those that are minor, so that invented queries never hold up the pages of everybody. */
const maxOrders = { minor: 10, all: 20 }

export function createRenderingQueue(onRendering: OnRendering): RenderingQueue {
  const orders = new Map<string, QueuedOrder>()
  const breaker = createRenderingBreaker()
  let isWorking = false

  async function run({ release, render, settle }: RenderingOrder): Promise<void> {
    const name = nameOf(release)
    try {
      const page = await render()
      breaker.succeeded(name)
      settle(page)
      onRendering(release, 'rendered')
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome !== 'unanswered') {
        breaker.failed(name)
        settle(undefined)
      }
      onRendering(release, outcome, error)
    }
  }

  async function work(): Promise<void> {
    isWorking = true
    for (const [key, order] of orders) {
      await run(order)
      orders.delete(key)
      order.finish()
    }
    isWorking = false
  }

  return {
    add: (key, order) => {
      const queued = orders.get(key)
      if (queued) return queued.done
      const most = order.isMinor ? maxOrders.minor : maxOrders.all
      if (orders.size >= most || breaker.isOpen(nameOf(order.release))) return undefined
      let finish = () => {}
      const done = new Promise<void>((resolve) => {
        finish = resolve
      })
      orders.set(key, { ...order, done, finish })
      if (!isWorking) void work()
      return done
    },
  }
}

function nameOf({ name, version }: RenderedRelease): string {
  return `${name}@${version}`
}
