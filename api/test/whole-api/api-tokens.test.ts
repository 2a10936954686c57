import { describe, expect, it } from '@jest/globals'
import { type ApiTokenScope, apiTokenScopes } from '@store/contract/rules/accounts/api-tokens'
import type { InjectOptions } from 'fastify'
import { signIn } from '../factories/account-factory.ts'
import { apiTokensPath, createApiToken } from '../factories/api-token.ts'
import { useRouteTable } from '../route-table.ts'
import { useTestStore } from '../test-store.ts'
import { routeAudiences } from './route-audiences.ts'

/** All that a token of a scope opens (people 6.2). */
const opened: Record<ApiTokenScope, readonly string[]> = {
  registers: [
    'GET /api/admin/taxes',
    'GET /api/admin/taxes/gstr1',
    'GET /api/admin/taxes/register',
  ],
  ledgers: ['GET /api/ledgers', 'GET /api/ledgers/:id', 'GET /api/ledgers/:id/file'],
}

/** Without authentication: the documentation, and what only the gateway and the platform reach, outside of `/api`. */
const withoutCallers = /^GET \/api\/docs|^[A-Z]+ \/(?!api\/)/

describe('an API token, on every route', () => {
  const routes = useRouteTable()
  const store = useTestStore()

  /** Status and code of each route; read from a stream, because that of events never ends. */
  async function answersOf(headers: Record<string, string>, id: string) {
    const answers: Record<string, string> = {}
    for (const { name, method, path } of routes) {
      const answer = await store.app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: `${path.replace(':ordinal', '1').replace(/:\w+/g, id)}${path.endsWith('/file') ? '?format=pdf' : ''}`,
        headers,
        payloadAsStream: true,
      })
      const isRefused = answer.statusCode === 401 || answer.statusCode === 403
      if (!isRefused) answer.stream().destroy()
      const code = isRefused
        ? JSON.parse(Buffer.concat(await answer.stream().toArray()).toString()).code
        : 'read'
      answers[name] = `${answer.statusCode} ${code}`
    }
    return answers
  }

  const expected = (openOnes: readonly string[], otherwise: string) =>
    Object.fromEntries(
      routes
        .filter(({ name }) => !withoutCallers.test(name))
        .map(({ name }) => [name, openOnes.includes(name) ? '200 read' : otherwise]),
    )
  const withCallers = (answers: Record<string, string>) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => !withoutCallers.test(name)))

  it('knows every route', () => {
    expect(Object.keys(routeAudiences).sort()).toEqual(routes.map(({ name }) => name).sort())
  })

  it.each(apiTokenScopes)('of %s opens the reads of its scope and nothing else', async (scope) => {
    const { headers } = await createApiToken(store, { scopes: [scope] })
    const buyer = await signIn(store, 'distributor')
    expect(withCallers(await answersOf(headers, buyer.account.publicId))).toEqual(
      expected(opened[scope], '403 token_scope'),
    )
  })

  it('that is revoked opens nothing, with one code', async () => {
    const { headers, by, apiToken } = await createApiToken(store, { scopes: [...apiTokenScopes] })
    const url = `${apiTokensPath}/${apiToken._id}`
    await store.app.inject({ method: 'DELETE', url, headers: by.headers })
    const buyer = await signIn(store, 'distributor')
    expect(withCallers(await answersOf(headers, buyer.account.publicId))).toEqual(
      expected([], '401 token_invalid'),
    )
  })
})
