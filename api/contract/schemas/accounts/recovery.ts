import { type Static, Type } from 'typebox'
import { OneLine } from '../wire.ts'

const strict = { additionalProperties: false }
const Email = OneLine(254)

export const ForgotPasswordSchema = Type.Object({ email: Email }, strict)

export const OtpSentSchema = Type.Object({ success: Type.Literal(true), message: Type.String() })

export const VerifyOtpSchema = Type.Object(
  { email: Email, otp: OneLine(20, { description: 'the six digits of the mail' }) },
  strict,
)

export const OtpVerifiedSchema = Type.Object({
  message: Type.String(),
  resetToken: Type.String({ description: 'lets the password be set once, within ten minutes' }),
})

export const ResetPasswordSchema = Type.Object(
  {
    email: Email,
    newPassword: Type.String({ maxLength: 200 }),
    resetToken: OneLine(100, { description: 'of POST /auth/verify-otp' }),
  },
  strict,
)

export const FindIdSchema = Type.Object({ mobile: OneLine(20) }, strict)

export type ForgotPassword = Static<typeof ForgotPasswordSchema>
export type OtpSent = Static<typeof OtpSentSchema>
export type VerifyOtp = Static<typeof VerifyOtpSchema>
export type OtpVerified = Static<typeof OtpVerifiedSchema>
export type ResetPassword = Static<typeof ResetPasswordSchema>
export type FindId = Static<typeof FindIdSchema>
