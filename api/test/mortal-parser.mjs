import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

/** The real threads that parse uploads, for tests: they fail, or are busy, as the content of their file says. */
const { bytes, pdf, kind, path } = workerData.task
const given = bytes ?? pdf
const programOfBytes = pdf ? 'page-worker' : 'statement-worker'
const programOfPath = kind ? 'import-worker' : 'quantity-worker'
const program = given ? programOfBytes : programOfPath
const content = given ? Buffer.from(given).toString() : await readFile(path, 'utf8')
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
  const [, awaited] = /^busy until (\S+) exists\n/.exec(content) ?? []
  while (awaited && !existsSync(awaited));
  await import(pathToFileURL(`${process.env.API_BUNDLE}/${program}.js`).href)
}
