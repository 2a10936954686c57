import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { newPublicId } from '../../shared/ids.ts'
import { unfinishedFiles } from './unfinished-files.ts'

const hourMs = 3_600_000
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-leftovers-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function age(path: string, ms: number): Promise<void> {
  const at = new Date(Date.now() - ms)
  await utimes(path, at, at)
}

async function write(name: string, ageMs: number): Promise<string> {
  const path = join(folder, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'half of it')
  await age(path, ageMs)
  return path
}

async function left(paths: readonly string[]): Promise<boolean[]> {
  return Promise.all(
    paths.map((path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  )
}

const cleanUp = () =>
  unfinishedFiles({ dataFolder: folder, temporaryFolder: join(folder, 'tmp') }).run(
    new Date(),
    1_000,
  )

it('removes files that a dead process was writing an hour ago, and no finished ones', async () => {
  const [key, other] = [newPublicId(), newPublicId()]
  const gone = [
    await write('images/0a1b-320.webp.7d.part', 2 * hourMs),
    await write('images/0a1b-320.webp.3211', 2 * hourMs),
    await write(`images/0a1b-320.webp.${other}`, 2 * hourMs),
    await write(`files/7Q/${key}.3211`, 2 * hourMs),
    await write(`files/7Q/${key}.${other}`, 2 * hourMs),
    await write(`uploads/7Q/${key}.${other}`, 2 * hourMs),
    await write(`documents/7Q/${key}-${key}.${other}`, 2 * hourMs),
  ]
  const kept = [
    await write('images/0a1b-320.webp', 2 * hourMs),
    await write('images/0a1b-800.webp.7d.part', 0.9 * hourMs),
    await write(`files/7Q/${key}`, 2 * hourMs),
    await write(`documents/7Q/${key}-${key}`, 2 * hourMs),
  ]
  await cleanUp()
  expect([await left(gone), await left(kept)]).toEqual([
    gone.map(() => false),
    kept.map(() => true),
  ])
})

it('removes uploads nobody has written to for an hour', async () => {
  const dead = await write('tmp/store-upload-dead/upload', 2 * hourMs)
  const slow = await write('tmp/store-upload-slow/upload', 0.1 * hourMs)
  const foreign = await write('tmp/something-else/upload', 2 * hourMs)
  for (const path of [dead, slow, foreign]) await age(join(path, '..'), 2 * hourMs)
  await cleanUp()
  expect(await left([join(dead, '..'), slow, foreign])).toEqual([false, true, true])
})
