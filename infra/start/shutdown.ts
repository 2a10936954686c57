import { explain } from './problem.ts'

export type Shutdown = {
  /** Something to stop at the end: what was added last stops first. */
  add: (stop: () => Promise<void>) => Promise<void>
  /** Stops everything, once; later calls wait for the same end. */
  run: () => Promise<void>
}

/** Collects what a command has started, so that it ends in order however far the command came. */
export function createShutdown(): Shutdown {
  const stops: (() => Promise<void>)[] = []
  let end: Promise<void> | undefined
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
  return {
    add: async (stop) => {
      if (end) await stop()
      else stops.push(stop)
    },
    run: () => {
      end ??= stopAll()
      return end
    },
  }
}

/**
 * Runs a command that lasts until Ctrl-C, SIGTERM or a closed terminal, then stops what it started. A failure is
 * told in one message and ends with exit code 1. Further signals while stopping are the same Ctrl-C seen twice
 * (npm passes it on) and change nothing.
 */
export async function runUntilStopped(
  command: (shutdown: Shutdown) => Promise<void>,
): Promise<void> {
  const shutdown = createShutdown()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void endBy(shutdown, 0))
  }
  try {
    await command(shutdown)
  } catch (error) {
    console.error(`\n${explain(error)}`)
    await endBy(shutdown, 1)
  }
}

let isEnding = false

async function endBy(shutdown: Shutdown, exitCode: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  if (exitCode === 0) console.log('\nstopping')
  await shutdown.run().catch((error: unknown) => console.error(explain(error)))
  process.exit(exitCode)
}
