import { expect, it } from '@jest/globals'
import { parseComplaintState, readMobile, validateReply } from './complaint-rules.ts'

it('reads a state in any case, and no other word', () => {
  expect(parseComplaintState(' Answered')).toBe('answered')
  expect(parseComplaintState('lost')).toBeUndefined()
})

it('rejects a reply without text', () => {
  expect(validateReply({ message: ' \u200b\n' })?.fields).toEqual([
    { field: 'message', message: 'Write a reply.' },
  ])
  expect(validateReply({ message: 'We sent a new one.' })).toBeUndefined()
})

it.each([
  ['98765 43210', '9876543210'],
  [' +91 98765-43210', '+919876543210'],
  ['Order 2026', undefined],
  ['12345', undefined],
])('reads the mobile number of the subject "%s"', (subject, mobile) => {
  expect(readMobile(subject)).toBe(mobile)
})
