import { expect, it } from '@jest/globals'
import { isOwnHost, normalisePasskeyName, validatePasskeyName } from './passkey-rules.ts'

it.each([
  ['store.example', true],
  ['www.store.example', true],
  ['mystore.example', false],
  ['store.example.in', false],
  ['127.0.0.1', false],
])('lets a page of %s use the passkeys of store.example: %s', (pageHost, isAllowed) => {
  expect(isOwnHost(pageHost, 'store.example')).toBe(isAllowed)
})

it('takes a name of one to sixty characters', () => {
  expect(normalisePasskeyName('  Office   laptop ')).toBe('Office laptop')
  expect(validatePasskeyName({ name: 'Office laptop' })).toBeUndefined()
  expect(validatePasskeyName({ name: ' ' })?.fields[0]?.field).toBe('name')
  expect(validatePasskeyName({ name: 'x'.repeat(61) })?.message).toBe(
    'A name has at most 60 characters.',
  )
})
