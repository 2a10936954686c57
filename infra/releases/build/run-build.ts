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
  const worker = startWorker({ folder, target, watch: false })
  const report = await waitForReport(worker)
  worker.disconnect()
  if (report.kind === 'failed') throw new Error(report.reason)
  return report
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
  const worker = startWorker({ folder, target, watch: true })
  worker.on('message', onReport)
  return () => worker.disconnect()
}

function startWorker(order: BuildRequest): ChildProcess {
  const root = path.join(import.meta.dirname, '..', '..', '..')
  const script = path.join(root, 'shell', 'sdk', 'build', 'build-worker.ts')
  const worker = fork(script, { cwd: root, execArgv: ['--import', 'tsx'] })
  worker.send(order)
  return worker
}

function waitForReport(worker: ChildProcess): Promise<BuildReport> {
  return new Promise((resolve, reject) => {
    worker.once('message', (report: BuildReport) => resolve(report))
    worker.once('error', reject)
    worker.once('exit', (code, signal) => {
      reject(new Error(`the build exited with ${signal ?? code} before it finished`))
    })
  })
}
