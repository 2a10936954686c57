import { readFile, writeFile } from 'node:fs/promises'
import { completeLock } from './complete-lock.ts'

/** `npm run lock`: completes package-lock.json for every platform after an install has changed it. */
const file = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(await readFile(file, 'utf8'))
const added = completeLock(lock)
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added.length} packages for other platforms added\n`)
