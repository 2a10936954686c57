import { emailConfirmationMessages } from '@store/contract/rules/accounts/email-confirmation'
import {
  EmailConfirmationSchema,
  EmailConfirmedSchema,
} from '@store/contract/schemas/accounts/email-confirmation'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import type { EmailConfirmation } from './email-confirmation-service.ts'

/** Confirming an e-mail address. Only a POST confirms: programs that check the links of mails read each page. */
export function registerEmailConfirmation(app: TypedApp, confirmation: EmailConfirmation): void {
  app.post(
    '/auth/confirm-email',
    {
      config: { access: 'public', operation: 'confirmEmail' },
      schema: {
        body: EmailConfirmationSchema,
        response: { 200: EmailConfirmedSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(EmailConfirmationSchema),
    },
    async ({ body }) => confirmation.confirm(body.token),
  )

  app.post(
    '/auth/me/confirmation-mail',
    {
      config: { access: 'signed-in', operation: 'mailConfirmation', rights: 'own' },
      schema: {
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema, '5xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const isSent = await confirmation.mailAgain(actorOf(request))
      const { sent, confirmedBefore } = emailConfirmationMessages
      return { message: isSent ? sent : confirmedBefore }
    },
  )
}
