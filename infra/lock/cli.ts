import { readFile, writeFile } from 'node:fs/promises'
import { completeLock } from './complete-lock.ts'

/** `npm run lock`: after an install that changed package-lock.json, completes it for every platform. */
const file = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(await readFile(file, 'utf8'))
const added = completeLock(lock)
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added.length} packages of other platforms added\n`)
