import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** The thread of an import for tests: read as TypeScript, and it dies of files that say how. */
const content = await readFile(workerData.task.path, 'utf8')
const begin = () => parentPort.postMessage({ kind: 'started' })
if (content.startsWith('fill the memory')) {
  begin()
  const kept = []
  for (;;) kept.push(Array.from({ length: 10_000 }, () => ({})))
} else if (content.startsWith('crash')) {
  begin()
  setImmediate(() => {
    throw new Error('crashed')
  })
} else if (content.startsWith('never end')) {
  begin()
  for (;;);
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../import-worker.ts')
}
