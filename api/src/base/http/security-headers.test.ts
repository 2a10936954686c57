import { expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

const closed = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-cache',
}

it.each([
  ['an answer', 200, '/api/products'],
  ['a refusal', 404, '/api/products/nothing'],
  ['a visitor sent away', 401, '/api/orders'],
  ['an unknown path', 404, '/api/nowhere'],
  ['an address that cannot be read', 400, '/api/products/%E0%A4%A'],
  ['a path outside the API', 200, '/metrics'],
])('forbids sniffing, scripts, frames and caching for %s', async (_case, status, url) => {
  const answer = await store.app.inject(url)
  expect([answer.statusCode, answer.headers]).toEqual([status, expect.objectContaining(closed)])
})

it('responds to a malformed URL as to any invalid input', async () => {
  const answer = await store.app.inject('/api/products/%E0%A4%A')
  expect(answer.json()).toEqual({
    code: 'invalid_input',
    message: 'Please check the highlighted fields.',
  })
})

it('lets no cache share a response to a session', async () => {
  const { headers } = await signIn(store, 'reseller')
  const answer = await store.app.inject({ url: '/api/products', headers })
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  const { etag = '' } = answer.headers
  const again = await store.app.inject({
    url: '/api/products',
    headers: { ...headers, 'if-none-match': etag },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
