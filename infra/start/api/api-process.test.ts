import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startApi } from './api-process.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-process-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** Starts a script in place of the API. */
async function start(script: string, startTimeoutMs?: number) {
  const file = join(folder, 'server.mjs')
  await writeFile(file, script)
  const options = { file, env: process.env, logFile: join(folder, 'api.log') }
  return startApi(startTimeoutMs === undefined ? options : { ...options, startTimeoutMs })
}

describe('an API that does not start', () => {
  it('has timed out when it neither listens nor ends', async () => {
    await expect(start('setInterval(() => {}, 1000)', 50)).rejects.toThrow(
      /^The start of the API timed out after 0\.05 s, and it was stopped\. Its log, /,
    )
  })

  it('is reported with the end of its log when it ends', async () => {
    await expect(start('console.log("no database")')).rejects.toThrow(
      /^The API did not start\. Its log, .*api\.log, ends with:\nno database$/,
    )
  })
})
