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
 * Runs a command that lasts until Ctrl-C or SIGTERM, then stops what it started. A failure is told in one message
 * and ends with exit code 1. Further signals while stopping are the same Ctrl-C seen twice (npm passes it on) and
 * change nothing. A closed terminal kills us, unless nohup forbids it; what we started then ends by itself.
 */
export function runUntilStopped(command: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  return runInOrder(command, { interrupted: 0 })
}

/** Runs a command to its end, then stops what it started; interrupted, it has failed. */
export function runOnce(command: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  return runInOrder(command, { finished: 0, interrupted: 130 })
}

/** Exit codes: of a command that has come to its end (none: it goes on), and of one that was interrupted. */
type ExitCodes = { finished?: number; interrupted: number }

async function runInOrder(
  command: (shutdown: Shutdown) => Promise<void>,
  { finished, interrupted }: ExitCodes,
): Promise<void> {
  const shutdown = createShutdown()
  let isEnding = false
  const end = async (exitCode: number) => {
    if (isEnding) return
    isEnding = true
    await shutdown.run().catch((error: unknown) => console.error(explain(error)))
    process.exit(exitCode)
  }
  const interrupt = () => {
    if (!isEnding) console.log('\nstopping')
    void end(interrupted)
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  onNpmGone(interrupt)
  try {
    await command(shutdown)
    if (finished !== undefined) await end(finished)
  } catch (error) {
    if (!isEnding) console.error(`\n${explain(error)}`)
    await end(1)
  }
}

/** `kill` of npm does not reach us: we are left behind with another parent (package.json says `exec`, so no shell is between). */
function onNpmGone(react: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) react()
  }, 500).unref()
}
