import { expect, it } from '@jest/globals'
import * as messages from '../messages.ts'
import { validateContact } from './contact-validation.ts'

const form = {
  name: 'Asha Patil',
  email: 'asha@example.com',
  subject: '9820012345',
  message: 'Is HP 26A in stock?',
}

it('accepts a complete message', () => {
  expect(validateContact(form)).toBeUndefined()
})

it.each([
  ['name', 'Enter your name'],
  ['email', 'Enter your email address'],
  ['subject', 'Enter your mobile number'],
  ['message', 'Enter your message'],
])('a blank %s: %s', (field, message) => {
  expect(validateContact({ ...form, [field]: ' ' })).toEqual({
    message: messages.contact.required,
    fields: [{ field, message }],
  })
})

it('rejects an invalid e-mail address', () => {
  expect(validateContact({ ...form, email: 'asha@example' })?.fields).toEqual([
    { field: 'email', message: messages.login.emailFormat },
  ])
})
