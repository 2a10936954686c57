import { describeError } from './command-error.ts'

export type Shutdown = {
  /** Registers a stop function. They run in reverse order. */
  add: (stop: () => Promise<void>) => Promise<void>
  /** Stops everything once, also what comes after a failure. Later calls wait for the first one. @throws the first failure */
  run: () => Promise<void>
}

/** Lists what a command has started, so that everything is stopped no matter where the command fails. */
export function createShutdown(): Shutdown {
  const stops: (() => Promise<void>)[] = []
  let end: Promise<void> | undefined
  const stopAll = async () => {
    const failures: unknown[] = []
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      await stop().catch((failure: unknown) => failures.push(failure))
    }
    if (failures.length > 0) throw failures[0]
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
 * Runs a command until Ctrl-C or SIGTERM, then stops what it started. A failure prints one message and exits with 1.
 * Further signals while stopping are ignored: npm forwards Ctrl-C, so it arrives twice. A closed terminal kills this
 * process, unless nohup prevents it; the child processes then end by themselves.
 */
export function runUntilStopped(command: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  return runWithShutdown(command, { interrupted: 0 })
}

/** Runs a command to completion, then stops what it started. An interrupted command has failed. */
export function runOnce(command: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  return runWithShutdown(command, { finished: 0, interrupted: 130 })
}

/** Exit codes of a completed command (none: it continues until interrupted) and of an interrupted one. */
type ExitCodes = { finished?: number; interrupted: number }

async function runWithShutdown(
  command: (shutdown: Shutdown) => Promise<void>,
  { finished, interrupted }: ExitCodes,
): Promise<void> {
  const shutdown = createShutdown()
  let isEnding = false
  const end = async (exitCode: number) => {
    if (isEnding) return
    isEnding = true
    await shutdown.run().catch((error: unknown) => console.error(describeError(error)))
    process.exit(exitCode)
  }
  const interrupt = () => {
    if (!isEnding) console.log('\nstopping')
    void end(interrupted)
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  onParentExit(interrupt)
  try {
    await command(shutdown)
    if (finished !== undefined) await end(finished)
  } catch (error) {
    if (!isEnding) console.error(`\n${describeError(error)}`)
    await end(1)
  }
}

/** Killing npm does not signal this process, but changes its parent (`exec` in package.json avoids a shell between). */
function onParentExit(handleExit: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) handleExit()
  }, 500).unref()
}
