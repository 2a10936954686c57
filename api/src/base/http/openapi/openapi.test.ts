import { describe, expect, it } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { errorCodes } from '@store/contract/rules/error-codes'
import { useRouteTable } from '../../../../test/route-table.ts'
import { useTestStore } from '../../../../test/test-store.ts'

interface Operation {
  operationId?: string
  security?: object[]
  parameters?: { in: string; name: string; required?: boolean }[]
  responses: Record<string, { content?: Record<string, { schema?: ErrorSchema }> }>
}

interface ErrorSchema {
  required?: string[]
  properties?: { code?: { enum?: string[] } }
}

/** Public by its route, because a reader of events cannot send a header. */
const byTicket = 'GET /api/events'
/** Authenticated by the platform's own token instead of a session. */
const ofThePlatform = [
  'GET /api/telemetry/canaries/{salt}',
  'GET /api/telemetry/renderings',
  'POST /api/telemetry/published',
]

/** What API tokens open, by their scope (people 6.2). */
const ofPrograms: Record<string, string> = {
  'GET /api/admin/taxes': 'registers',
  'GET /api/admin/taxes/register': 'registers',
  'GET /api/admin/taxes/gstr1': 'registers',
  'GET /api/ledgers': 'ledgers',
  'GET /api/ledgers/{id}': 'ledgers',
  'GET /api/ledgers/{id}/file': 'ledgers',
}

describe('the OpenAPI document', () => {
  const routes = useRouteTable()
  const store = useTestStore()

  async function read() {
    const answer = await store.app.inject('/api/openapi.json')
    return answer.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>()
  }
  /** Every operation as `GET /api/orders/{id}`, with its description in the document. */
  async function readOperations(): Promise<[string, Operation][]> {
    const { paths } = await read()
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    )
  }
  const published = () =>
    routes
      .filter(({ isHidden }) => !isHidden)
      .map((route) => ({ ...route, name: route.name.replace(/:(\w+)/g, '{$1}') }))

  it('lists every public route, by the name of its operation', async () => {
    const named = (await readOperations()).map(([name, { operationId }]) => [name, operationId])
    const expected = published().map(({ name, operation }) => [name, operation])
    expect(named.sort()).toEqual(expected.sort())
  })

  it('is valid', async () => {
    expect(await new Validator().validate(await read())).toEqual({ valid: true })
  })

  it('requires a session on every route that is not public, and on no other', async () => {
    const guarded = (await readOperations()).filter(
      ([name, { security }]) => security && name !== byTicket,
    )
    const expected = published().filter(({ isPublic }) => !isPublic)
    expect(guarded.map(([name]) => name).sort()).toEqual(expected.map(({ name }) => name).sort())
    for (const [name, { security }] of guarded) {
      const ofProgram = ofPrograms[name]
      expect([name, security]).toEqual([
        name,
        [
          ofThePlatform.includes(name) ? { platform: [] } : { bearer: [] },
          ...(ofProgram ? [{ apiToken: [ofProgram] }] : []),
        ],
      ])
    }
  })

  it('accepts a ticket instead of a session for the event stream', async () => {
    const [, stream] = (await readOperations()).find(([name]) => name === byTicket) ?? []
    expect(stream?.security).toEqual([{ bearer: [] }, { ticket: [] }])
  })

  it('is of version 3.1', async () => {
    expect((await read()).openapi).toMatch(/^3\.1\./)
  })

  it('has unique operation names', async () => {
    const names = (await readOperations()).map(([, { operationId }]) => operationId)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('declares the error responses of every operation, with their codes', async () => {
    for (const [name, { responses }] of await readOperations()) {
      const errors = Object.entries(responses).filter(([status]) => /^[45]XX$/.test(status))
      const statuses = errors.map(([status]) => status)
      expect([name, statuses]).toEqual([name, expect.arrayContaining(['4XX', '5XX'])])
      for (const [status, { content }] of errors) {
        const schema = content?.['application/json']?.schema
        expect([name, status, schema?.properties?.code?.enum]).toEqual([name, status, errorCodes])
        expect([name, schema?.required]).toEqual([
          name,
          expect.arrayContaining(['code', 'message']),
        ])
      }
    }
  })

  it('declares the parameters of every path', async () => {
    for (const [name, { parameters = [] }] of await readOperations()) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      const declared = parameters.filter((parameter) => parameter.in === 'path')
      expect([name, declared.map((parameter) => parameter.name).sort()]).toEqual([
        name,
        inPath.sort(),
      ])
      expect(declared.every(({ required }) => required)).toBe(true)
    }
  })
})
