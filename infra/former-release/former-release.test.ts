import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { git } from '../processes/check-out.ts'
import {
  describeUpgrade,
  newMigrations,
  readFormerRelease,
  recordFile,
  resolveRelease,
} from './former-release.ts'

let folder: string
let root: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'former-release-'))
  root = join(folder, 'origin')
  await mkdir(root)
  await git(root, 'init', '--quiet')
})
afterEach(async () => rm(folder, { recursive: true }))

async function write(file: string, text = ''): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

/** Commits everything. @returns the hash */
async function commit(): Promise<string> {
  const author = ['-c', 'user.name=Asha', '-c', 'user.email=asha@store.test']
  await git(root, 'add', '--all')
  await git(root, ...author, 'commit', '--quiet', '--message=work')
  return git(root, 'rev-parse', 'HEAD')
}

const migration = (name: string) =>
  `api/migrations/${name.slice(0, 3)}0-${name.slice(0, 3)}9/${name}.ts`

describe('the former release', () => {
  it('is the recorded commit, whatever was committed since, with the migrations that it lacks', async () => {
    await write(migration('0031-stock-alerts'))
    const released = await commit()
    await write(recordFile, `# in production\n${released}\n`)
    await write(migration('0032-notes'))
    await commit()
    // Not committed yet, but migrated by this checkout.
    await write(migration('0040-teams'))
    expect(await resolveRelease(root, 'former')).toBe(released)
    expect(await newMigrations(root, released)).toEqual(['0032-notes', '0040-teams'])
  })

  it('may be any commit or tag that is asked for', async () => {
    await write(migration('0001-schema'))
    const tagged = await commit()
    await git(root, 'tag', 'v1')
    expect(await resolveRelease(root, 'v1')).toBe(tagged)
    await expect(resolveRelease(root, 'v2')).rejects.toThrow('git does not know v2')
  })

  it('that a clone does not have is refused, with what to do', async () => {
    await write('README.md', 'first')
    const released = await commit()
    await write(recordFile, released)
    await commit()
    const clone = join(folder, 'clone')
    await git(folder, 'clone', '--quiet', '--depth=1', `file://${root}`, clone)
    await expect(resolveRelease(clone, 'former')).rejects.toThrow(
      `git does not know ${released}, the release in ${recordFile}, in this repository. This clone is shallow: git fetch --unshallow.`,
    )
    await git(clone, 'fetch', '--quiet', '--unshallow')
    expect(await resolveRelease(clone, 'former')).toBe(released)
  })

  it.each([
    ['nothing', '# none yet\n'],
    ['a branch', 'main\n'],
    ['a short hash', '4ff99487\n'],
    ['two commits', `${'a'.repeat(40)}\n${'b'.repeat(40)}\n`],
  ])('is never %s', async (_what, text) => {
    await write(recordFile, text)
    await expect(readFormerRelease(root)).rejects.toThrow('the full hash of one commit')
  })
})

it('the record of this repository can be read', async () => {
  const here = join(import.meta.dirname, '../..')
  expect(await readFile(join(here, recordFile), 'utf8')).toContain(await readFormerRelease(here))
})

it.each([
  [[], 'NOTHING TO MIGRATE: it has every migration'],
  [['0032-notes'], 'new migrations: 0032-notes'],
  [['0032-notes', '0033-a', '0040-teams'], 'new migrations: 3 from 0032-notes to 0040-teams'],
])('a report says what an upgrade migrates: %j', (migrations, words) => {
  expect(describeUpgrade('4ff99487b5c26eec481739cdae70bd61f19615e8', migrations)).toBe(
    `former release 4ff99487b5c2, ${words}`,
  )
})
