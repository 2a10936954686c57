import {
  MailPreferenceSchema,
  MailPreferencesSchema,
} from '@store/contract/schemas/accounts/mail-preferences'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, buyers, type TypedApp } from '../../../base/base.ts'
import type { MailPreferenceService } from './mail-preference-service.ts'

/** Which mails a buyer gets beside the notifications in the store. */
export function registerMailPreferences(app: TypedApp, preferences: MailPreferenceService): void {
  app.get(
    '/notifications/preferences',
    {
      config: { access: buyers, operation: 'listMailPreferences' },
      schema: { response: { 200: MailPreferencesSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => ({ preferences: await preferences.list(actorOf(request).userId) }),
  )

  app.put(
    '/notifications/preferences',
    {
      config: { access: buyers, operation: 'setMailPreference' },
      schema: {
        body: MailPreferenceSchema,
        response: { 200: MailPreferencesSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { userId } = actorOf(request)
      await preferences.set(userId, request.body)
      return { preferences: await preferences.list(userId) }
    },
  )
}
