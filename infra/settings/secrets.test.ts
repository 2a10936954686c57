import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readSecrets } from './secrets.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
})

afterEach(() => rm(folder, { recursive: true }))

describe('the secrets of a site', () => {
  it('are generated once and are all different, even when two programs start at the same time', async () => {
    const [one, other] = await Promise.all([readSecrets(folder), readSecrets(folder)])
    expect(other).toEqual(one)
    expect(await readSecrets(folder)).toEqual(one)
    expect(new Set(Object.values(one)).size).toBe(6)
  })

  it('are in a file that only its owner can read', async () => {
    await readSecrets(folder)
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it('include those that a newer version adds, and keep the others', async () => {
    const file = join(folder, 'secrets.json')
    await writeFile(file, JSON.stringify({ SESSION_SECRET: 'kept' }))
    const { SESSION_SECRET, PLATFORM_TOKEN } = await readSecrets(folder)
    expect([SESSION_SECRET, PLATFORM_TOKEN]).toEqual(['kept', expect.stringMatching(/^\w{64}$/)])
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      SESSION_SECRET,
      PLATFORM_TOKEN,
    })
  })
})
