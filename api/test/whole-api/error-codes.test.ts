import { expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { InjectOptions } from 'fastify'
import { signIn } from '../factories/account-factory.ts'
import { type RegisteredRoute, useRouteTable } from '../route-table.ts'
import { useTestStore } from '../test-store.ts'
import { type Operation, readOperations } from './openapi-document.ts'

const routes = useRouteTable()
const store = useTestStore()
const unknownId = '01JD0000000000000000000000'
const methodsWithBody = ['POST', 'PUT', 'PATCH']

/** Requests that are wrong on every route. */
function badRequestsTo({ method, path }: RegisteredRoute): InjectOptions[] {
  const url = path.replace(/:\w+/g, unknownId)
  const broken = { 'content-type': 'application/json' }
  const unsupported = { 'content-type': 'text/xml' }
  return [
    { url, query: { colour: 'red' } },
    { url: path.replace(/:\w+/g, 'a%00b') },
    ...(methodsWithBody.includes(method)
      ? [
          { url, payload: '{"a":', headers: broken },
          { url, payload: { nonsense: true } },
          { url, payload: '<a/>', headers: unsupported },
          { url, payload: 'x'.repeat(300_000), headers: broken },
        ]
      : []),
  ].map((request) => ({ ...request, method: method as 'POST' }))
}

/** The codes that the OpenAPI document lists for an error answer of an operation. */
function documentedCodes({ responses }: Operation, status: number): string[] {
  const answer = responses[status] ?? responses[`${String(status)[0]}XX`]
  return answer?.content?.['application/json']?.schema.properties?.code?.enum?.map(String) ?? []
}

/** The status and code of an error answer; undefined for another one, which may be a stream without end. */
async function findError(request: InjectOptions) {
  const answer = await store.app.inject({ ...request, payloadAsStream: true })
  const { statusCode } = answer
  if (statusCode < 400) {
    answer.stream().destroy()
    return undefined
  }
  const text = Buffer.concat(await answer.stream().toArray()).toString()
  return { statusCode, code: (JSON.parse(text) as ErrorBody).code }
}

it('every error answer has a code that the document lists, on every route, for everybody', async () => {
  const callers = [
    {},
    { authorization: 'Bearer nonsense' },
    ...(await Promise.all(roles.map(async (role) => (await signIn(store, role)).headers))),
  ]
  const seen = new Set<string>()
  const operations = await readOperations(store, routes)
  // Last, because it ends the sessions of the callers.
  const isLogout = ({ route }: Operation) => route.path === '/api/auth/logout'
  const inOrder = operations.toSorted((a, b) => Number(isLogout(a)) - Number(isLogout(b)))
  for (const [place, operation] of inOrder.entries()) {
    const bad = badRequestsTo(operation.route)
    // There are more callers than bad requests: each of them is sent by somebody, and everybody sends one.
    const sent = callers.map(async (caller, index) => {
      const request = bad[(index + place) % bad.length]
      return findError({ ...request, headers: { ...request?.headers, ...caller } })
    })
    for (const error of await Promise.all(sent)) {
      if (!error) continue
      const { statusCode, code } = error
      expect([operation.operationId, documentedCodes(operation, statusCode)]).toEqual([
        operation.operationId,
        expect.arrayContaining([code]),
      ])
      seen.add(code)
    }
  }
  const general = ['invalid_input', 'not_signed_in', 'forbidden', 'not_found', 'too_large']
  expect([...seen]).toEqual(expect.arrayContaining([...general, 'unsupported_type']))
})

it.each([
  ['/api/nowhere', 404, 'not_found'],
  ['/nowhere', 404, 'not_found'],
  ['/api/products/%E0%A4%A', 400, 'invalid_input'],
])('%s, which is no route, answers %i with the code %s', async (url, status, code) => {
  const answer = await store.app.inject(url)
  expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([status, code])
})
