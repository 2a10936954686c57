import { isEmail } from '@store/contract/rules/accounts/account-validation'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { validateNames, validateText } from '@store/contract/rules/text-rule'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { assertValid, type Clock, type Database, HttpError } from '../../base/base.ts'
import { type Account, normaliseEmail } from '../accounts/account.ts'
import { isEmailTaken } from '../accounts/account-repository.ts'
import { assertAdminPassword } from '../accounts/admin-password.ts'
import { hashPassword } from '../accounts/password.ts'
import { openAccount } from '../registration/open-account.ts'

const SuperadminForm = Type.Object({
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 200 }),
  name: Type.Optional(Type.String({ maxLength: 120 })),
})
const formCheck = Compile(SuperadminForm)

/** The data of the new superadmin. */
export type SuperadminForm = Static<typeof SuperadminForm>

/**
 * Reads the form from JSON.
 * @throws Error when it is invalid
 */
export function parseSuperadminForm(json: string): SuperadminForm {
  return formCheck.Parse(JSON.parse(json))
}

/**
 * Creates a superadmin from the operator's input (people 5.5: nothing ships with a known password).
 * @throws HttpError with the message for the operator
 */
export async function createSuperadmin(
  { db, clock }: { db: Database; clock: Clock },
  form: SuperadminForm,
): Promise<Account> {
  assertValid(validateText(form) ?? validateNames(form, ['name']))
  const email = normaliseEmail(form.email)
  if (!isEmail(email)) throw new HttpError(fieldError('email', messages.registration.email))
  await assertAdminPassword({ email, password: form.password }, 'password')
  if (await isEmailTaken(db, email)) {
    throw new HttpError({
      message: messages.superadmin.emailTaken,
      statusCode: 409,
      code: 'email_taken',
    })
  }
  const account = {
    email,
    passwordHash: await hashPassword(form.password),
    name: form.name?.trim() || 'Superadmin',
    role: 'superadmin',
    mobile: '',
  } as const
  return openAccount(db, account, { now: clock.now() })
}
