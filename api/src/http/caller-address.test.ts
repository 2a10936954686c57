import { expect, it } from '@jest/globals'
import { useTestStore } from '../testing/test-store.ts'

const store = useTestStore({ environment: { LOGIN_FAILURES_PER_ADDRESS: '1' } })

function login(forwarded: string, email: string) {
  return store.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': forwarded },
    payload: { email, password: 'wrong password' },
  })
}

it('takes the address the nearest proxy saw, not what a stranger wrote before it', async () => {
  expect((await login('203.0.113.1, 198.51.100.7', 'a@example.in')).statusCode).toBe(401)
  expect((await login('203.0.113.2, 198.51.100.7', 'b@example.in')).statusCode).toBe(429)
  expect((await login('203.0.113.2, 198.51.100.8', 'c@example.in')).statusCode).toBe(401)
})
