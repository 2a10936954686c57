import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { validateEmailChange } from '@store/contract/rules/accounts/profile-validation'
import { fieldError } from '@store/contract/rules/field-errors'
import type { EmailChange } from '@store/contract/schemas/accounts/profile'
import {
  type Actor,
  assertValid,
  type Database,
  defineError,
  NotSignedInError,
} from '../../base/base.ts'
import { normaliseEmail } from '../accounts/account.ts'
import { emailTakenError, wrongPasswordError } from '../accounts/account-errors.ts'
import { isEmailTaken } from '../accounts/account-repository.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { StepUp } from '../second-factor/step-up.ts'

/** 403: everybody knows the password of a demo account. */
export const DemoEmailError = defineError('demo_email', profileMessages.emailOfDemo, 403)

/**
 * Mails a link to the new address that the caller wants; the account changes when the link is used (people 5.7).
 * @throws HttpError 400 for an invalid form or a wrong password, 409 for an address of another account; DemoEmailError,
 *   SecondFactorNeededError (403); TooManyRequestsError
 */
export type ChangeEmail = (actor: Actor, form: EmailChange, network: string) => Promise<void>

export function createEmailChange(dependencies: {
  db: Database
  accounts: Pick<Accounts, 'find' | 'login' | 'networks' | 'emailConfirmation'>
  stepUp: Pick<StepUp, 'assertFresh'>
}): ChangeEmail {
  const { db, accounts, stepUp } = dependencies
  return async (actor, form, network) => {
    assertValid(validateEmailChange(form))
    const account = await accounts.find(actor.userId)
    if (!account) throw new NotSignedInError()
    if (account.isDemo) throw new DemoEmailError()
    const email = normaliseEmail(form.email)
    if (email === account.email) assertValid(fieldError('email', profileMessages.emailSame))
    await stepUp.assertFresh(actor)
    const isRight = await accounts.login.confirm(account, form.currentPassword, network)
    if (!isRight) throw wrongPasswordError()
    await accounts.networks.remember(actor.userId, network)
    if (await isEmailTaken(db, email)) throw emailTakenError()
    await accounts.emailConfirmation.mailChange(account, email)
  }
}
