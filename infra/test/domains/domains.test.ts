import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../processes/run-command.ts'
import { findCrowds, findOpenSql, findSqlInRoutes, readSources } from './api-structure.mjs'
import { domainRules } from './domain-rules.mjs'

const root = join(__dirname, '../../..')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'domains-'))
})

afterEach(async () => rm(folder, { recursive: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'api', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

const sources = () => readSources(join(folder, 'api'))

/** Errors of dependency-cruiser, each as `rule: file → file`. */
async function findErrors(): Promise<string[]> {
  const forbidden = [
    ...domainRules(['base', 'people', 'money']),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ]
  const options = { parser: 'swc', tsPreCompilationDeps: true }
  await writeFile(join(folder, 'rules.json'), JSON.stringify({ forbidden, options }))
  const { output } = await runCommand({
    file: process.execPath,
    args: [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', 'rules.json', 'api'],
    ],
    cwd: folder,
  })
  return [...output.matchAll(/error ([\w-]+: \S+) →\s+(\S+)/g)]
    .map(([, from, to]) => `${from} → ${to}`)
    .sort()
}

describe('the rules of domains', () => {
  it('let a domain import the doors of lower ones, and tests and threads everything', async () => {
    await write({
      'src/app.ts': "import './people/people.ts'\nimport './money/money.ts'",
      'src/match-worker.ts': "import './money/match.ts'",
      'src/base/base.ts': "export { ids } from './shared/ids.ts'",
      'src/base/shared/ids.ts': 'export const ids = []',
      'src/people/people.ts': "import '../base/base.ts'\nimport './users.ts'",
      'src/people/users.ts': "import { ids } from '../base/base.ts'\nexport const users = ids",
      'src/money/money.ts': "import { ids } from '../base/base.ts'\nimport '../people/people.ts'",
      'src/money/match.ts': '',
      'src/base/shared/ids.test.ts':
        "import '../../money/match.ts'\nimport '../../../test/store.ts'",
      'test/store.ts': "import '../src/people/users.ts'",
    })
    expect(await findErrors()).toEqual([])
  })

  it('reject every other import', async () => {
    await write({
      'src/app.ts': "import './money/match.ts'",
      'src/base/base.ts': "import '../people/people.ts'",
      'src/people/people.ts': '',
      'src/people/users.ts': "import '../base/clock.ts'\nimport './people.ts'",
      'src/people/roles.ts':
        "import type { Match } from '../money/money.ts'\nexport type Role = Match",
      'src/people/left.ts': "import './right.ts'",
      'src/people/right.ts': "import './left.ts'",
      'src/base/clock.ts': "import '../../test/store.ts'",
      'src/money/money.ts': 'export type Match = string',
      'src/money/match.ts': '',
      'test/store.ts': '',
    })
    expect(await findErrors()).toEqual(
      [
        'the-api-enters-domains-by-their-door: api/src/app.ts → api/src/money/match.ts',
        'base-imports-nothing-above-it: api/src/base/base.ts → api/src/people/people.ts',
        'domains-are-entered-by-their-door: api/src/people/users.ts → api/src/base/clock.ts',
        'a-door-is-for-other-domains: api/src/people/users.ts → api/src/people/people.ts',
        'people-imports-nothing-above-it: api/src/people/roles.ts → api/src/money/money.ts',
        'the-api-needs-no-tests: api/src/base/clock.ts → api/test/store.ts',
        'no-circular: api/src/people/left.ts → api/src/people/right.ts',
      ].sort(),
    )
  })
})

describe('the structure of the API', () => {
  it('has a limit of files for a folder of subjects, which lists of tests do not count for', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `src/people/users/file-${index}.ts`)
    await write(Object.fromEntries(names.map((name) => [name, ''])))
    await write({ 'src/people/users/users.test.ts': '' })
    expect(findCrowds(sources())).toEqual([])
    await write({ 'src/people/users/one-more.ts': '' })
    expect(findCrowds(sources())).toEqual(['16 files in api/src/people/users, more than 15'])
  })

  it('has a limit of folders, and of arrows between them', async () => {
    const folders = Array.from({ length: 13 }, (_, index) => `f${index}`)
    await write(
      Object.fromEntries(
        folders.map((name, index) => [
          `src/${name}/${name}.ts`,
          folders
            .slice(0, index)
            .map((lower) => `import '../${lower}/${lower}.ts'`)
            .join('\n'),
        ]),
      ),
    )
    expect(findCrowds(sources())).toEqual([
      '13 folders in api/src, more than 12',
      '78 arrows between the folders of api/src, more than 40',
    ])
  })

  it('publishes SQL by doors only, and not much of it', async () => {
    await write({
      'src/people/people.ts':
        "export { joinUser } from './user-query.ts'\nexport {\n  list,\n  type Row,\n} from './lists.ts'\nexport type { Page } from './pages.ts'",
    })
    const sqlPaths = ['user-query', 'lists', 'pages', 'gone'].map((name) => `src/people/${name}.ts`)
    const published = ['src/people/user-query.ts', 'src/people/gone.ts']
    expect(findOpenSql(sources(), { sqlPaths, published })).toEqual([
      'api/src/people/lists.ts contains SQL and is exported by its door, but not published',
      'api/src/people/gone.ts is published as SQL, but its door does not export it',
    ])
    const many = Array.from({ length: 16 }, (_, index) => `src/people/query-${index}.ts`)
    expect(findOpenSql(sources(), { sqlPaths: many, published: many })).toContain(
      '16 published files with SQL, more than 15',
    )
  })

  it('lets no route have SQL by a door', async () => {
    await write({
      'src/people/people.ts': "export { joinUser, type User } from './user-query.ts'",
      'src/base/base.ts':
        "export type { Database } from './database/database.ts'\nexport { ids } from './ids.ts'",
      'src/money/bills/bill-routes.ts':
        "import type { Database } from '../../base/base.ts'\nimport { ids } from '../../base/base.ts'\nimport {\n  joinUser,\n} from '../../people/people.ts'",
      'src/money/bills/bill-service.ts': "import { joinUser } from '../../people/people.ts'",
    })
    expect(findSqlInRoutes(sources(), ['src/people/user-query.ts'])).toEqual([
      'api/src/money/bills/bill-routes.ts is a route, and uses Database of api/src/base/database/database.ts',
      'api/src/money/bills/bill-routes.ts is a route, and uses joinUser of api/src/people/user-query.ts',
    ])
  })
})
