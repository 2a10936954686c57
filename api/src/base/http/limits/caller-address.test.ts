import { describe, expect, it } from '@jest/globals'
import { useTestStore } from '../../../../test/test-store.ts'

const proxy = '10.9.8.7'
const store = useTestStore({
  environment: { LOGIN_FAILURES_PER_ADDRESS: '1', TRUSTED_PROXIES: `${proxy}, 10.20.0.0/16` },
})
let guesses = 0

/** The status of a failed login: 401, or 429 once the client's network reached the limit. */
async function statusOfGuess(remoteAddress: string, forwarded: string): Promise<number> {
  guesses += 1
  const { statusCode } = await store.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
    payload: { email: `guess${guesses}@example.in`, password: 'wrong password' },
  })
  return statusCode
}

describe('the address of a caller', () => {
  it('is the one the nearest proxy saw, not one that the client sent', async () => {
    expect(await statusOfGuess(proxy, '203.0.113.1, 198.51.100.7')).toBe(401)
    expect(await statusOfGuess(proxy, '203.0.113.2, 198.51.100.7')).toBe(429)
    expect(await statusOfGuess('10.20.30.40', '203.0.113.2, 198.51.100.7')).toBe(429)
    expect(await statusOfGuess(proxy, '203.0.113.2, 198.51.100.8')).toBe(401)
  })

  it.each(['127.0.0.1', '10.9.8.8', '192.168.1.4', '203.0.113.50'])(
    'is its own for %s, which is no configured proxy, whatever it claims',
    async (neighbour) => {
      expect(await statusOfGuess(neighbour, '198.51.100.20')).toBe(401)
      expect(await statusOfGuess(neighbour, '198.51.100.21')).toBe(429)
    },
  )

  it('counts by its /64 for IPv6, and as IPv4 when it is written as IPv6', async () => {
    expect(await statusOfGuess(proxy, '2001:db8:7:7::1')).toBe(401)
    expect(await statusOfGuess(proxy, '2001:db8:7:7:aaaa:bbbb:cccc:dddd')).toBe(429)
    expect(await statusOfGuess(proxy, '2001:db8:7:8::1')).toBe(401)
    expect(await statusOfGuess(proxy, '::ffff:198.51.100.30')).toBe(401)
    expect(await statusOfGuess(proxy, '198.51.100.30')).toBe(429)
  })
})
