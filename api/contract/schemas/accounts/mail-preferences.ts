import { type Static, Type } from 'typebox'
import { type MailKind, mailKinds } from '../../rules/accounts/mails/mail-kinds.ts'

export const MailPreferenceSchema = Type.Object(
  {
    kind: Type.Unsafe<MailKind>(Type.String({ enum: [...mailKinds] })),
    mail: Type.Boolean({ description: 'false: only the notification in the store' }),
  },
  { additionalProperties: false },
)

export const MailPreferencesSchema = Type.Object({ preferences: Type.Array(MailPreferenceSchema) })

export type MailPreference = Static<typeof MailPreferenceSchema>
export type MailPreferences = Static<typeof MailPreferencesSchema>
