import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../../test/factories/account-factory.ts'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'
import { postStatement, statementOf } from '../../../../../test/receipts/receipt-client.ts'
import { generateCorpus } from '../../../../../test/statement-corpus/generate-corpus.ts'
import { statementWriters } from '../../../../../test/statement-corpus/write/write-statement.ts'
import { openPatientDatabase, useTestStore } from '../../../../../test/test-store.ts'
import { buildApp } from '../../../../app.ts'
import type { TypedApp } from '../../../../base/http/typed-app.ts'
import { readStatementsInThread } from './read-in-thread.ts'

const store = useTestStore()
const mortal = new URL('../../../../../test/mortal-parser.mjs', import.meta.url)
const bundled = pathToFileURL(`${process.env.API_BUNDLE}/statement-worker.js`)
const mebibyte = 1024 * 1024

let apps: TypedApp[] = []
let lost: string[] = []
beforeEach(() => {
  lost = []
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()))
  apps = []
})

/** The API, which reads statements in threads. */
async function open({ cpuMs = 60_000, file = mortal } = {}) {
  const { config, clock } = store
  const app = await buildApp({
    config,
    clock,
    db: openPatientDatabase(config.DATABASE_URL, { poolSize: 3 }),
    readStatements: readStatementsInThread({
      file,
      limits: { heapMb: 64, cpuMs },
      onLost: (reason) => lost.push(reason),
    }),
  })
  apps.push(app)
  await app.ready()
  return { ...store, app }
}

async function send(content: string | Buffer, options?: { cpuMs?: number; file?: URL }) {
  const opened = await open(options)
  return postStatement(opened, await signIn(opened, 'superadmin'), { content })
}

describe('a thread', () => {
  it('reads a statement as this one does', async () => {
    const { lines } = generateCorpus({ credits: 40, seed: 9 })
    const bytes = await statementWriters.sbi(lines)
    const read = readStatementsInThread({ file: bundled, onLost: () => undefined })
    expect(await read(bytes)).toEqual({ statements: [await readStatement(bytes)], notes: [] })
  })

  it('keeps status, message and field of a refusal, and the head of an unknown table', async () => {
    const refused = await send(statementOf([{ amount: 5 }]).replace('5.00', 'five'))
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        code: 'invalid_input',
        errors: [{ field: 'statement', message: expect.stringMatching(/is no amount/) }],
      },
    ])
    const unknown = await send('Booked,Text,In\n24/11/2026,RAVI,5000.00\n')
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      400,
      { code: 'columns_unknown', head: { headings: ['Booked', 'Text', 'In'] } },
    ])
    expect(lost).toEqual([])
  })

  it.each([
    ['fill the memory', 413, 'The file needs too much memory to be read. Choose a shorter period.'],
    ['crash', 400, 'The file is damaged and cannot be read. Download the statement again.'],
    ['never end', 413, 'The file takes too long to read. Choose a shorter period.'],
  ])(
    'that dies of a file (%s) is a refusal, and the API lives on',
    async (content, status, message) => {
      const answer = await send(content, content === 'never end' ? { cpuMs: 500 } : {})
      expect([answer.statusCode, answer.json()]).toMatchObject([
        status,
        { errors: [{ field: 'statement', message }] },
      ])
      expect(lost).toHaveLength(1)
      expect((await apps[0]?.inject('/api/products'))?.statusCode).toBe(200)
    },
  )

  it('that cannot start is an error of the API, not of the file', async () => {
    const answer = await send('x', { file: new URL('file:///no-such-program.mjs') })
    expect(answer.statusCode).toBe(500)
  })
})

it('others are answered while a statement is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-test-'))
  const end = join(folder, 'end')
  const opened = await open()
  const admin = await signIn(opened, 'superadmin')
  let isAnswered = false
  const content = `busy until ${end} exists\n${statementOf([{ amount: 5 }])}`
  const answer = postStatement(opened, admin, { content }).finally(() => {
    isAnswered = true
  })
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await opened.app.inject('/api/products')).statusCode).toBe(200)
  }
  expect(isAnswered).toBe(false)
  await writeFile(end, '')
  expect((await answer).statusCode).toBe(201)
  await rm(folder, { recursive: true })
})

const commas = [
  { how: 'in one line', content: ','.repeat(9 * mebibyte), says: /^Line 1 is longer/ },
  { how: 'in long lines', content: `${','.repeat(9_000)}\n`.repeat(1_000), says: /more cells/ },
  { how: 'in short lines', content: ',\n'.repeat(4 * mebibyte), says: /too many lines/ },
  { how: 'in quotation marks', content: `"${',\n'.repeat(40_000)}`, says: /^Row 1: a quotation/ },
]

it.each(commas)('megabytes of commas $how are refused in a heap of 64 MB', async (file) => {
  const answer = await send(file.content, { file: bundled })
  const { message }: { message: string } = answer.json()
  expect([400, 413]).toContain(answer.statusCode)
  expect(message).toMatch(file.says)
  expect(lost).toEqual([])
})
