import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { unavailable } from '@store/contract/rules/messages'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { TypedApp } from '../../../base/http/typed-app.ts'
import { importTasksInThread } from './import-thread.ts'

const store = useTestStore()
const program = (name: string) => new URL(`../../../../test/${name}.mjs`, import.meta.url)
const head =
  'name,brand,category,modelNo,description,stock,priceEnduser,priceReseller,priceDistributor'
const mostCpuMs = 20_000

let app: TypedApp | undefined
let lost: string[] = []
beforeEach(() => {
  lost = []
})
afterEach(async () => app?.close())

/** The API with its imports in threads. */
async function open(options: { name?: string; cpuMs?: number; databaseUrl?: string } = {}) {
  const { config, clock } = store
  const { name = 'mortal-parser', cpuMs = mostCpuMs } = options
  const { databaseUrl = config.DATABASE_URL } = options
  app = await buildApp({
    config,
    clock,
    db: openPatientDatabase(config.DATABASE_URL, { poolSize: 3 }),
    runImportTask: importTasksInThread({
      file: program(name),
      workerData: { databaseUrl, poolSize: 1, deadlineMs: 60_000 },
      limits: { heapMb: 64, cpuMs },
      onLost: (reason) => lost.push(reason),
    }),
  })
  await app.ready()
  return { ...store, app }
}

async function upload(content: string, options?: Parameters<typeof open>[0]) {
  const opened = await open(options)
  const admin = await signIn(opened, 'superadmin')
  const headers = { ...admin.headers, accept: 'application/x-ndjson, application/json' }
  const { statusCode, body } = await sendProductFile(opened, { headers }, { content })
  const lines: object[] = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { statusCode, lines }
}

it('a file is checked and staged in a thread, with its progress', async () => {
  const rows = Array.from(
    { length: 700 },
    (_, row) => `Mouse,Logitech,Mouse,M-${row},Optical,5,400,380,360`,
  )
  const { statusCode, lines } = await upload([head, ...rows].join('\n'))
  expect(statusCode).toBe(200)
  expect(lines).toEqual([
    { rows: 500 },
    { rows: 700 },
    ...Array.from({ length: 7 }, (_, written) => ({ rows: (written + 1) * 100, of: 700 })),
    expect.objectContaining({ message: 'Excel uploaded successfully', created: 700 }),
  ])
  expect(lost).toEqual([])
})

it('an error response of the thread keeps its status, message and field', async () => {
  const { statusCode, lines } = await upload('colour\nred')
  const message = 'There is no column called "colour". Choose the columns again.'
  expect([statusCode, lines]).toEqual([
    400,
    [{ code: 'invalid_input', message, errors: [{ field: 'file', message }] }],
  ])
})

it.each([
  [
    'fill the memory',
    413,
    'The file needs too much memory to be read. Split it into smaller files.',
  ],
  ['crash', 400, 'The file is damaged and cannot be read. Open it, save it again and upload it.'],
  ['never end', 413, 'The file takes too long to read. Split it into smaller files.'],
])(
  'a thread that dies of a file (%s) is a refusal, and the API lives on',
  async (content, status, message) => {
    const cpuMs = content === 'never end' ? 1_000 : mostCpuMs
    const { statusCode, lines } = await upload(content, { cpuMs })
    const code = status === 413 ? 'too_large' : 'invalid_input'
    expect([statusCode, lines]).toEqual([
      status,
      [{ code, message, errors: [{ field: 'file', message }] }],
    ])
    expect(lost).toHaveLength(1)
    expect((await app?.inject('/api/products'))?.statusCode).toBe(200)
  },
)

it('a thread that cannot start is an error of the API, not of the file', async () => {
  const { statusCode } = await upload(head, { name: 'no-such-program' })
  expect(statusCode).toBe(500)
})

it('a thread that cannot reach the database says so, and does not blame the file', async () => {
  const row = 'Mouse,Logitech,Mouse,M-1,Optical,5,400,380,360'
  const databaseUrl = 'mysql://nobody@127.0.0.1:9/gone'
  const { statusCode, lines } = await upload(`${head}\n${row}`, { databaseUrl })
  expect([statusCode, lines]).toEqual([503, [{ code: 'unavailable', message: unavailable }]])
})
