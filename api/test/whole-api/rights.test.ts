import { describe, expect, it } from '@jest/globals'
import { isOpenTo, type Opening, type Right, rights } from '@store/contract/rules/accounts/rights'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { InjectOptions } from 'fastify'
import { type SignedInAccount, signIn, signInWithRights } from '../factories/account-factory.ts'
import { type RegisteredRoute, useRouteTable } from '../route-table.ts'
import { useTestStore } from '../test-store.ts'

type Method = NonNullable<InjectOptions['method']>

/** An id of no record: whatever the rights let through changes nothing. */
const unknownId = '01JD0000000000000000000000'
const roles = ['reseller-admin', 'superadmin'] as const
const everyRole = ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'] as const

/** Routes whose service decides for a role: what the superadmin does there is no longer their own business. */
const decidedByService: Record<string, Partial<Record<Role, Opening>>> = {
  'DELETE /api/notifications/:id': { superadmin: ['users'] },
}

describe('rights', () => {
  const routes = useRouteTable()
  const store = useTestStore()

  const isFor = ({ access }: RegisteredRoute, role: Role) =>
    access === 'signed-in' || (Array.isArray(access) && access.includes(role))
  const endsSession = ({ name }: RegisteredRoute) => name === 'POST /api/auth/logout'
  /** Every route that a role may call; what ends the session is last. */
  const routesOf = (role: Role) =>
    routes
      .filter((route) => isFor(route, role))
      .toSorted((one, other) => +endsSession(one) - +endsSession(other))

  /** Whether a call fails because of the rights. */
  async function isRightMissing(who: SignedInAccount, { method, path }: RegisteredRoute) {
    const answer = await store.app.inject({
      method: method as Method,
      url: path.replace(':ordinal', '1').replace(/:\w+/g, unknownId),
      headers: who.headers,
      payloadAsStream: true,
    })
    const stream = answer.stream()
    if (answer.statusCode !== 403) {
      stream.destroy()
      return false
    }
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(Buffer.from(part))
    return JSON.parse(Buffer.concat(parts).toString()).code === 'right_missing'
  }

  async function refusedTo(who: SignedInAccount, role: Role): Promise<string[]> {
    const refused: string[] = []
    for (const route of routesOf(role)) {
      if (await isRightMissing(who, route)) refused.push(route.name)
    }
    return refused.sort()
  }

  const expectedFor = (role: Role, held: readonly Right[]) =>
    routesOf(role)
      .filter(({ name, method, rights: opening = 'all' }) => {
        const decided = decidedByService[name]?.[role] ?? opening
        return !isOpenTo(held, decided, { isReading: method === 'GET' })
      })
      .map(({ name }) => name)
      .sort()

  it('are declared by every route that an admin may call', () => {
    const missing = routes.filter(
      (route) => everyRole.some((role) => isFor(route, role)) && route.rights === undefined,
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it.each(roles.flatMap((role) => rights.map((right) => [right, role] as const)))(
    '%s of a %s opens what its routes say, and nothing else',
    async (right, role) => {
      const who = await signInWithRights(store, role, [right])
      expect(await refusedTo(who, role)).toEqual(expectedFor(role, [right]))
    },
  )

  it.each(roles)(
    'are none of their own for a %s of today, who may do all of the role',
    async (role) => {
      expect(await refusedTo(await signIn(store, role), role)).toEqual([])
    },
  )

  it('without any a superadmin has the own account and nothing else', async () => {
    const who = await signInWithRights(store, 'superadmin', [])
    expect(await refusedTo(who, 'superadmin')).toEqual(expectedFor('superadmin', []))
    const { headers } = who
    const again = await store.app.inject({ url: '/api/admin/users', headers })
    expect(again.statusCode).toBe(401)
  })

  it('let who reads only change nothing at all', () => {
    const open = routesOf('superadmin').filter(
      ({ method, rights: opening = 'all' }) =>
        method !== 'GET' && isOpenTo(['read'], opening, { isReading: false }),
    )
    const foreign = open.filter(({ rights: opening }) => opening !== 'own')
    expect(foreign.map(({ name }) => name)).toEqual([])
  })

  it('are named in the answer, with who can give them', async () => {
    const { headers } = await signInWithRights(store, 'superadmin', ['packing'])
    const answer = await store.app.inject({ url: '/api/receipts', headers })
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        code: 'right_missing',
        message:
          'Your account may not do this: it needs Money. A superadmin with all rights can give that.',
      },
    ])
  })

  it('are checked before the body is read', async () => {
    const { headers } = await signInWithRights(store, 'superadmin', ['packing'])
    const broken = { ...headers, 'content-type': 'application/json' }
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/receipts/settle',
      headers: broken,
      payload: '{"unfinished',
    })
    expect(answer.json().code).toBe('right_missing')
  })
})
