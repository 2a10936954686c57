import { expect, it } from '@jest/globals'
import { normalisePasskeyName, validatePasskeyName } from './passkey-rules.ts'

it('takes a name of one to sixty characters', () => {
  expect(normalisePasskeyName('  Office   laptop ')).toBe('Office laptop')
  expect(validatePasskeyName({ name: 'Office laptop' })).toBeUndefined()
  expect(validatePasskeyName({ name: ' ' })?.fields[0]?.field).toBe('name')
  expect(validatePasskeyName({ name: 'x'.repeat(61) })?.message).toBe(
    'A name has at most 60 characters.',
  )
})
