import { setTimeout as delay } from 'node:timers/promises'

/** A running program of the site. */
export type Service = {
  /** Settles when it ends, wanted or not, with how it ended. */
  exited: Promise<string>
  /** Ends it in order and waits until it has ended. */
  stop: () => Promise<void>
}

export type ServiceOptions = {
  name: string
  start: () => Promise<Service>
  log: (line: string) => void
}

export type KeptService = {
  /** Ends it and starts it anew without a pause; settles when the new one is up or has failed to be. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Milliseconds between the restarts of a service that keeps dying. */
const SHORTEST_PAUSE = 200
const LONGEST_PAUSE = 10_000

/** A service up for longer than this starts its pauses from the shortest again. */
const STEADY = 30_000

/**
 * Starts a service and starts it again whenever it ends by itself, with growing pauses, and says so.
 * @throws whatever the first start throws; later failures are only logged
 */
export async function keepRunning(options: ServiceOptions): Promise<KeptService> {
  let current = await options.start()
  const stopping = new AbortController()
  let onRestarted: (() => void) | undefined
  const watch = (async () => {
    let pause = SHORTEST_PAUSE
    let startedAt = Date.now()
    while (!stopping.signal.aborted) {
      const how = await current.exited
      if (stopping.signal.aborted) return
      if (onRestarted || Date.now() - startedAt > STEADY) pause = SHORTEST_PAUSE
      if (!onRestarted) {
        options.log(`${options.name} ended (${how}), starting it again`)
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
        pause = Math.min(pause * 2, LONGEST_PAUSE)
      }
      if (stopping.signal.aborted) return
      startedAt = Date.now()
      current = await options.start().catch(failedStart)
      onRestarted?.()
      onRestarted = undefined
    }
  })()
  return {
    restart: async () => {
      const restarted = new Promise<void>((resolve) => {
        onRestarted = resolve
      })
      await current.stop()
      await restarted
    },
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watch
      // A restart may have been under way: what it started ends too.
      await current.stop()
    },
  }
}

/** A start that failed counts as a service that has ended, so the next pause follows. */
function failedStart(error: unknown): Service {
  const how = error instanceof Error ? error.message : String(error)
  return { exited: Promise.resolve(how), stop: async () => undefined }
}
