import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { assertValid } from '../../base/base.ts'
import { normaliseEmail } from './account.ts'

const fewestCharacters = 12
const fewestDifferent = 6
const mostCommon = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** Read when an admin first chooses a password: the list takes some megabytes. */
function readCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, mostCommon)),
  )
  return common
}

/**
 * Checks a new password of an admin, who may do more than a buyer: long, none that everybody tries first, without the own name.
 * @param field of the form
 * @throws HttpError (400)
 */
export async function assertAdminPassword(
  { email, password }: { email: string; password: string },
  field: string,
): Promise<void> {
  const [ownName = ''] = normaliseEmail(email).split('@')
  const lower = password.toLowerCase()
  const isStrong =
    password.length >= fewestCharacters &&
    new Set(password).size >= fewestDifferent &&
    !lower.includes(ownName)
  if (!isStrong) assertValid(fieldError(field, messages.superadmin.password))
  if ((await readCommonPasswords()).has(lower)) {
    assertValid(fieldError(field, messages.superadmin.commonPassword))
  }
}
