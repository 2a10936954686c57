import { expect, it } from '@jest/globals'
import * as messages from '../../messages.ts'
import { parseNotificationTarget, validateNotification } from './notification-validation.ts'

const draft = { title: 'Diwali hours', message: 'We close on Friday.', sentTo: 'all' }
const refusal = messages.notifications.required

it('accepts a complete notification, its recipient in any case', () => {
  expect(validateNotification(draft)).toBeUndefined()
  expect(validateNotification({ ...draft, sentTo: 'Reseller' })).toBeUndefined()
  expect(parseNotificationTarget(' Reseller')).toBe('reseller')
})

it.each(['title', 'message', 'sentTo'])('reports a blank %s', (field) => {
  expect(validateNotification({ ...draft, [field]: ' ' })).toEqual({
    message: refusal,
    fields: [{ field, message: refusal }],
  })
})

it('rejects a recipient who gets no broadcasts', () => {
  expect(validateNotification({ ...draft, sentTo: 'superadmin' })?.fields).toEqual([
    { field: 'sentTo', message: refusal },
  ])
})
