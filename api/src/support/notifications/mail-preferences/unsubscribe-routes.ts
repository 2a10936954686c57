import { mailPreferenceMessages } from '@store/contract/rules/accounts/mails/mail-preference-messages'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { NotFoundError, type TypedApp } from '../../../base/base.ts'
import type { MailPreferenceService } from './mail-preference-service.ts'

const TokenSchema = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })

/**
 * Where the `List-Unsubscribe` header of mails leads (RFC 8058). Only a POST turns mails off: programs that check mails open
 * every link. A browser gets to the choice of mails in the profile.
 */
export function registerUnsubscribing(app: TypedApp, preferences: MailPreferenceService): void {
  app.get(
    '/notifications/unsubscribe',
    {
      config: { access: 'public', operation: 'openMailPreferences' },
      schema: {
        querystring: TokenSchema,
        response: { 303: Type.Null({ description: 'on to the profile' }) },
      },
    },
    async (_request, reply) => reply.redirect('/profile#mails', 303),
  )

  void app.register(async (scope: TypedApp) => {
    // `List-Unsubscribe=One-Click`, as a form of either kind; what it says changes nothing.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, _body, done) => done(null),
    )
    scope.post(
      '/notifications/unsubscribe',
      {
        config: { access: 'public', operation: 'unsubscribe' },
        schema: {
          querystring: TokenSchema,
          response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
        },
      },
      async ({ query }) => {
        if (!(await preferences.unsubscribe(query.token ?? ''))) throw new NotFoundError()
        return { message: mailPreferenceMessages.unsubscribed }
      },
    )
  })
}
