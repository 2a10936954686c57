import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { areDependenciesCurrent } from './dependencies.mjs'
import { nodeVersionProblem } from './node-version.mjs'

type Packages = Record<string, { version?: string; link?: boolean; optional?: boolean }>

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clone-'))
})

afterEach(() => rm(root, { recursive: true }))

async function lock(packages: Packages): Promise<void> {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

async function installed(packages: Packages): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true })
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  for (const path of Object.keys(packages).filter((name) => name.includes('node_modules/'))) {
    await mkdir(join(root, path), { recursive: true })
    await writeFile(join(root, path, 'package.json'), '{}')
  }
}

describe('the version of Node', () => {
  it.each(['18.20.4', '20.18.3', '16.0.0'])(
    'is rejected if it is %s, with a download link',
    (version) => {
      expect(nodeVersionProblem(version)).toContain(`Node ${version} is too old`)
    },
  )

  it('is rejected if it is newer than the tested versions', () => {
    expect(nodeVersionProblem('27.0.0')).toContain('Node 27.0.0 is too new')
  })

  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0', '26.10.0'])(
    'is accepted if it is %s',
    (version) => {
      expect(nodeVersionProblem(version)).toBeUndefined()
    },
  )
})

describe('the dependencies of a clone', () => {
  const required = { '': {}, 'node_modules/knex': { version: '3.3.0' } }

  it('are missing while nothing is installed', async () => {
    await lock(required)
    expect(areDependenciesCurrent(root)).toBe(false)
  })

  it('are current when every version matches the lock file', async () => {
    await lock({
      ...required,
      'node_modules/@store/api': { link: true },
      api: { version: '1.0.0' },
    })
    await installed({ 'node_modules/knex': { version: '3.3.0' } })
    expect(areDependenciesCurrent(root)).toBe(true)
  })

  it('are outdated when the lock file has another version or an additional package', async () => {
    await installed({ 'node_modules/knex': { version: '3.3.0' } })
    await lock({ 'node_modules/knex': { version: '3.4.0' } })
    expect(areDependenciesCurrent(root)).toBe(false)
    await lock({ ...required, 'api/node_modules/ajv': { version: '8.0.0' } })
    expect(areDependenciesCurrent(root)).toBe(false)
  })

  it('are incomplete when an interrupted installation took a package away', async () => {
    await lock(required)
    await installed(required)
    expect(areDependenciesCurrent(root)).toBe(true)
    await rm(join(root, 'node_modules/knex'), { recursive: true })
    expect(areDependenciesCurrent(root)).toBe(false)
  })

  it('do not need packages for other platforms', async () => {
    await lock({
      ...required,
      'node_modules/@esbuild/win32-x64': { version: '1.0.0', optional: true },
    })
    await installed({ 'node_modules/knex': { version: '3.3.0' } })
    expect(areDependenciesCurrent(root)).toBe(true)
  })
})

it('npm start with an invalid PORT prints one sentence and no stack, and exits with 1', async () => {
  const start = join(import.meta.dirname, '../run.mjs')
  const run = promisify(execFile)(process.execPath, [start, 'start'], {
    env: { ...process.env, PORT: 'eighty', DATA_FOLDER: root },
  })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: '\nPORT is "eighty", but must be a number from 0 to 65535.\n',
  })
})
