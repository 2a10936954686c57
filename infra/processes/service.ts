import { setTimeout as delay } from 'node:timers/promises'
import { describeError } from './command-error.ts'

/** A running process of the site. */
export type Service = {
  /** Resolves when it ends for whatever reason, with the signal, exit code or error message. */
  exited: Promise<string>
  /** Stops it cleanly and waits until it has ended. */
  stop: () => Promise<void>
}

type ServiceOptions = {
  name: string
  start: () => Promise<Service>
  log: (line: string) => void
}

type SupervisedService = {
  /** Restarts it without a pause; resolves when the new one is up or has failed to start. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Pauses between the restarts of a service that keeps dying. */
const MIN_PAUSE_MS = 200
const MAX_PAUSE_MS = 10_000

/** After this uptime the pauses start from the shortest again. */
const STABLE_AFTER_MS = 30_000

/**
 * Starts a service and restarts it whenever it ends by itself, with growing pauses. Each restart is logged.
 * @throws the error of the first start; later failures are only logged
 */
export async function superviseService(options: ServiceOptions): Promise<SupervisedService> {
  let current = await options.start()
  const stopping = new AbortController()
  let onRestarted: (() => void) | undefined
  const watch = (async () => {
    let pause = MIN_PAUSE_MS
    let startedAt = Date.now()
    while (!stopping.signal.aborted) {
      const how = await current.exited
      if (stopping.signal.aborted) return
      if (onRestarted || Date.now() - startedAt > STABLE_AFTER_MS) pause = MIN_PAUSE_MS
      if (!onRestarted) {
        options.log(`${options.name} ended (${how}), restarting it`)
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
        pause = Math.min(pause * 2, MAX_PAUSE_MS)
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
      // A restart may have been in progress: stop the new process as well.
      await current.stop()
    },
  }
}

/** A failed start counts as a service that has ended, so that the next pause follows. */
function failedStart(error: unknown): Service {
  return { exited: Promise.resolve(describeError(error)), stop: async () => undefined }
}
