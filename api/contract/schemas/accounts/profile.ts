import { type Static, Type } from 'typebox'
import { OneLine } from '../wire.ts'
import { RegistrationSchema } from './accounts.ts'

const strict = { additionalProperties: false }

/** What the owner of an account may change; the fields of the firm are for resellers and distributors (people 5.1). */
export const ProfileFormSchema = Type.Pick(
  RegistrationSchema,
  [
    'name',
    'mobile',
    'firmName',
    'constitutionOfFirm',
    'panNumber',
    'gstNumber',
    'officeAddress',
    'residenceAddress',
  ],
  strict,
)

/** The details that registration asked for, as they stand now. */
export const AccountDetailsSchema = Type.Object({ details: ProfileFormSchema })

export const ProfileChangedSchema = Type.Object({
  message: Type.String(),
  details: ProfileFormSchema,
})

export const PasswordChangeSchema = Type.Object(
  {
    currentPassword: Type.String({ maxLength: 200 }),
    newPassword: Type.String({ maxLength: 200 }),
  },
  strict,
)

export const EmailChangeSchema = Type.Object(
  {
    email: OneLine(200, { description: 'the new address' }),
    currentPassword: Type.String({ maxLength: 200 }),
  },
  strict,
)

export type ProfileForm = Static<typeof ProfileFormSchema>
export type AccountDetails = Static<typeof AccountDetailsSchema>
export type ProfileChanged = Static<typeof ProfileChangedSchema>
export type EmailChange = Static<typeof EmailChangeSchema>
export type PasswordChange = Static<typeof PasswordChangeSchema>
