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

it.each(['name', 'email', 'subject', 'message'])('reports a blank %s', (field) => {
  expect(validateContact({ ...form, [field]: ' ' })).toEqual({
    message: messages.contact.required,
    fields: [{ field, message: messages.contact.required }],
  })
})

it('rejects an invalid e-mail address', () => {
  expect(validateContact({ ...form, email: 'asha@example' })?.fields).toEqual([
    { field: 'email', message: messages.login.emailFormat },
  ])
})
