import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { BuildTarget } from '@store/sdk/build/build-target'
import type { BuildReport, BuildRequest } from '@store/sdk/build/build-worker'

/** A successful build, as reported by the build worker. */
export type BuildSuccess = Extract<BuildReport, { kind: 'built' }>

/**
 * Runs the bundler once, in a child process.
 * @param folder of the shell or a remote, which contains `webpack.config.ts`
 * @throws with the bundler's errors
 */
export async function runBuild(folder: string, target: BuildTarget): Promise<BuildSuccess> {
  const pool = new BundlerPool()
  try {
    return await pool.run(folder, target)
  } finally {
    pool.close()
  }
}

/** Child processes that bundle: one that is idle takes the next build, so that the bundler is loaded once for several. */
export class BundlerPool {
  #idle: ChildProcess[] = []

  /** Runs the bundler once, see {@link runBuild}. */
  run = async (folder: string, target: BuildTarget): Promise<BuildSuccess> => {
    const worker = this.#idle.pop() ?? startWorker()
    worker.send({ folder, target, watch: false } satisfies BuildRequest)
    const report = await waitForReport(worker)
    this.#idle.push(worker)
    if (report.kind === 'failed') throw new Error(report.reason)
    return report
  }

  /** Ends the processes. */
  close(): void {
    for (const worker of this.#idle.splice(0)) worker.disconnect()
  }
}

/**
 * Runs the bundler now and again on every change.
 * @param onReport called after each build
 * @returns a function that stops it
 */
export function watchBuild(
  folder: string,
  target: BuildTarget,
  onReport: (report: BuildReport) => void,
): () => void {
  const worker = startWorker()
  worker.on('message', onReport)
  worker.send({ folder, target, watch: true } satisfies BuildRequest)
  return () => worker.disconnect()
}

function startWorker(): ChildProcess {
  const root = path.join(import.meta.dirname, '..', '..', '..')
  const script = path.join(root, 'shell', 'sdk', 'build', 'build-worker.ts')
  return fork(script, { cwd: root, execArgv: ['--import', 'tsx'] })
}

/** @throws Error if the worker ends first */
function waitForReport(worker: ChildProcess): Promise<BuildReport> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
      how()
    }
    worker.once('message', (report: BuildReport) => settle(() => resolve(report)))
    worker.once('error', (error) => settle(() => reject(error)))
    worker.once('exit', (code, signal) => {
      settle(() => reject(new Error(`the build exited with ${signal ?? code} before it finished`)))
    })
  })
}
