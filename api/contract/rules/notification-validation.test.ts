import { expect, it } from '@jest/globals'
import * as messages from './messages.ts'
import { findNotificationFault, parseNotificationTarget } from './notification-validation.ts'

const draft = { title: 'Diwali hours', message: 'We close on Friday.', sentTo: 'all' }
const refusal = messages.notifications.required

it('lets a full notification through, its recipient in any case', () => {
  expect(findNotificationFault(draft)).toBeUndefined()
  expect(findNotificationFault({ ...draft, sentTo: 'Reseller' })).toBeUndefined()
  expect(parseNotificationTarget(' Reseller')).toBe('reseller')
})

it.each(['title', 'message', 'sentTo'])('asks for a blank %s', (field) => {
  expect(findNotificationFault({ ...draft, [field]: ' ' })).toEqual({
    message: refusal,
    fields: [{ field, message: refusal }],
  })
})

it('refuses a recipient who gets no broadcasts', () => {
  expect(findNotificationFault({ ...draft, sentTo: 'superadmin' })?.fields).toEqual([
    { field: 'sentTo', message: refusal },
  ])
})
