import {
  findIdMessages,
  passwordResetMessages,
} from '@store/contract/rules/accounts/account-messages'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  FindIdSchema,
  ForgotPasswordSchema,
  OtpSentSchema,
  OtpVerifiedSchema,
  ResetPasswordSchema,
  VerifyOtpSchema,
} from '@store/contract/schemas/accounts/recovery'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import type { Recovery } from './recovery.ts'

/** Account recovery (people 4.1). No session is needed. */
export function registerRecovery(app: TypedApp, { passwordReset, findId }: Recovery): void {
  app.post(
    '/auth/forgot-password',
    {
      config: { access: 'public', operation: 'sendResetCode' },
      schema: {
        body: ForgotPasswordSchema,
        response: { 200: OtpSentSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(ForgotPasswordSchema),
    },
    async ({ body, ip }) => {
      await passwordReset.sendCode(body, clientNetwork(ip))
      return { success: true as const, message: passwordResetMessages.otpSent }
    },
  )

  app.post(
    '/auth/verify-otp',
    {
      config: { access: 'public', operation: 'verifyResetCode' },
      schema: {
        body: VerifyOtpSchema,
        response: { 200: OtpVerifiedSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(VerifyOtpSchema),
    },
    async ({ body, ip }) => {
      const resetToken = await passwordReset.verifyCode(body, clientNetwork(ip))
      return { message: passwordResetMessages.verified, resetToken }
    },
  )

  app.post(
    '/auth/reset-password',
    {
      config: { access: 'public', operation: 'resetPassword' },
      schema: {
        body: ResetPasswordSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(ResetPasswordSchema),
    },
    async ({ body, ip }) => {
      await passwordReset.setPassword(body, clientNetwork(ip))
      return { message: passwordResetMessages.reset }
    },
  )

  app.post(
    '/auth/find-id',
    {
      config: { access: 'public', operation: 'findId' },
      schema: {
        body: FindIdSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(FindIdSchema),
    },
    async ({ body, ip }) => {
      await findId.remind(body, clientNetwork(ip))
      return { message: findIdMessages.sent }
    },
  )
}
