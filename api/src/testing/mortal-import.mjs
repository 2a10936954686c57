import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

/** The real import thread, for tests: it fails as the content of its file says. */
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
  await import(pathToFileURL(`${process.env.API_BUNDLE}/import-worker.js`).href)
}
