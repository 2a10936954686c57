import { describe, expect, it } from '@jest/globals'
import { wordsOf } from './fault-words.ts'

function fault(message: string, stack = ''): Error {
  return Object.assign(new Error(message), { stack })
}

describe('what is said of a fault', () => {
  it.each([
    ['asha.rao@example.in is no number', 'Error: … is no number'],
    ['cannot ship to 400007', 'Error: cannot ship to …'],
    ['Unexpected token, "Asha Rao" is not JSON', 'Error: Unexpected token, … is not JSON'],
    ['GET /api/orders?q=asha failed', 'Error: GET /api/orders… failed'],
    ['no session eyJhbGciOiJIUzI1NiIsInR5cCI6', 'Error: no session …'],
  ])('leaves out what is personal in: %s', (message, words) => {
    expect(wordsOf(fault(message))).toBe(words)
  })

  it.each([
    ["Cannot read properties of undefined (reading 'price')"],
    ['Minified React error #418'],
    ['/mf/mf-shop/1.0.0-70dd5b69/remote.e71fa36a53e9.js answered 404'],
  ])('keeps what helps: %s', (message) => {
    expect(wordsOf(fault(message))).toBe(`Error: ${message}`)
  })

  it('says where it came from', () => {
    const stack = 'Error: no\n    at f (http://store.test/mf/mf-shop/1.0.0/remote.ab12.js:1:622191)'
    expect(wordsOf(fault('no', stack))).toBe('Error: no (remote.ab12.js:1:622191)')
  })

  it('is no longer than the API takes', () => {
    expect(wordsOf(fault('no price! '.repeat(200))).length).toBeLessThan(500)
  })

  it('does not look into what is no error', () => {
    expect([wordsOf('no price'), wordsOf({ email: 'a@b.in' }), wordsOf(undefined)]).toEqual([
      'no price',
      '[object Object]',
      '[object Undefined]',
    ])
  })
})
