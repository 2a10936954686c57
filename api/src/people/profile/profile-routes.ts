import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  AccountDetailsSchema,
  EmailChangeSchema,
  PasswordChangeSchema,
  ProfileChangedSchema,
  ProfileFormSchema,
} from '@store/contract/schemas/accounts/profile'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import type { ChangeEmail } from './email-change.ts'
import type { ChangePassword } from './password-change.ts'
import type { ProfileService } from './profile-service.ts'

/** The caller's own account: its details, its address and its password. */
export function registerProfile(
  app: TypedApp,
  {
    profiles,
    changeEmail,
    changePassword,
  }: { profiles: ProfileService; changeEmail: ChangeEmail; changePassword: ChangePassword },
): void {
  app.get(
    '/auth/me/details',
    {
      config: { access: 'signed-in', operation: 'readMyDetails', rights: 'own' },
      schema: { response: { 200: AccountDetailsSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => ({ details: await profiles.read(actorOf(request)) }),
  )
  app.put(
    '/auth/me',
    {
      config: { access: 'signed-in', operation: 'changeMyDetails', rights: 'own' },
      schema: {
        body: ProfileFormSchema,
        response: { 200: ProfileChangedSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(ProfileFormSchema),
    },
    async (request) => {
      const details = await profiles.change(actorOf(request), request.body)
      return { message: profileMessages.saved, details }
    },
  )
  app.post(
    '/auth/me/email',
    {
      config: { access: 'signed-in', operation: 'changeMyEmail', rights: 'own' },
      schema: {
        body: EmailChangeSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema, '5xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(EmailChangeSchema),
    },
    async (request) => {
      await changeEmail(actorOf(request), request.body, clientNetwork(request.ip))
      return { message: profileMessages.emailLinkSent }
    },
  )
  app.put(
    '/auth/me/password',
    {
      config: { access: 'signed-in', operation: 'changeMyPassword', rights: 'own' },
      schema: {
        body: PasswordChangeSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(PasswordChangeSchema),
    },
    async (request) => {
      await changePassword(actorOf(request), request.body, clientNetwork(request.ip))
      return { message: profileMessages.passwordChanged }
    },
  )
}
