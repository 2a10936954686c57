import { describe, expect, it } from '@jest/globals'
import { sanitizeErrorMessage } from './sanitize-error-message.ts'

function error(message: string, stack = ''): Error {
  return Object.assign(new Error(message), { stack })
}

describe('the sanitized message of an error', () => {
  it.each([
    ['asha.rao@example.in is no number', 'Error: … is no number'],
    ['cannot ship to 400007', 'Error: cannot ship to …'],
    ['Unexpected token, "Asha Rao" is not JSON', 'Error: Unexpected token, … is not JSON'],
    ['GET /api/orders?q=asha failed', 'Error: GET /api/orders… failed'],
    ['no session eyJhbGciOiJIUzI1NiIsInR5cCI6', 'Error: no session …'],
  ])('removes personal data from: %s', (message, words) => {
    expect(sanitizeErrorMessage(error(message))).toBe(words)
  })

  it.each([
    ["Cannot read properties of undefined (reading 'price')"],
    ['Minified React error #418'],
    ['/mf/mf-shop/1.0.0-70dd5b69/remote.e71fa36a53e9.js answered 404'],
  ])('keeps useful details: %s', (message) => {
    expect(sanitizeErrorMessage(error(message))).toBe(`Error: ${message}`)
  })

  it('contains the source location', () => {
    const stack = 'Error: no\n    at f (http://store.test/mf/mf-shop/1.0.0/remote.ab12.js:1:622191)'
    expect(sanitizeErrorMessage(error('no', stack))).toBe('Error: no (remote.ab12.js:1:622191)')
  })

  it('is not longer than the API accepts', () => {
    expect(sanitizeErrorMessage(error('no price! '.repeat(200))).length).toBeLessThan(500)
  })

  it('ignores values that are not errors', () => {
    expect([
      sanitizeErrorMessage('no price'),
      sanitizeErrorMessage({ email: 'a@b.in' }),
      sanitizeErrorMessage(undefined),
    ]).toEqual(['no price', '[object Object]', '[object Undefined]'])
  })
})
