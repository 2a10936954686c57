import { type Static, Type } from 'typebox'
import { OneLine, oneOf } from '../wire.ts'

export const EmailConfirmationSchema = Type.Object(
  { token: OneLine(300, { description: 'from the link in a mail' }) },
  { additionalProperties: false },
)

export const EmailConfirmedSchema = Type.Object({
  status: oneOf(['confirmed', 'already_confirmed']),
  message: Type.String(),
})

export type EmailConfirmed = Static<typeof EmailConfirmedSchema>
