import { findGstNumberFault } from '@store/contract/rules/accounts/gst-number'
import { fieldError } from '@store/contract/rules/field-errors'
import { accountGstNumberMessages as messages } from '@store/contract/rules/orders/tax/tax-messages'
import type { UserGstNumber } from '@store/contract/schemas/accounts/users'
import { type Actor, HttpError, inTransaction, NotFoundError } from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import type { UserDependencies } from './change-user.ts'
import type { UserRecord } from './user.ts'
import { missingFirmError } from './user-errors.ts'
import { findUser, lockAccounts, updateGstNumber } from './user-repository.ts'

/**
 * Sets the GST number of an account, also one whose form its owner cannot enter: of a government office, a UN body or another
 * lawful kind. Only this account can use it then.
 * @throws NotFoundError; HttpError (400) at the field; missingFirmError (409) for an account without a firm;
 *   SecondFactorNeededError (403)
 */
export type SetGstNumber = (
  actor: Actor,
  publicId: string,
  request: UserGstNumber,
) => Promise<UserRecord>

function readRequest(request: UserGstNumber) {
  const gstNumber = request.gstNumber.trim().toUpperCase()
  const reason = request.reason.trim()
  if (gstNumber !== '' && findGstNumberFault(gstNumber, {})) {
    throw new HttpError(fieldError('gstNumber', messages.unknownKind))
  }
  if (reason === '') throw new HttpError(fieldError('reason', messages.reasonRequired))
  return { gstNumber: gstNumber === '' ? undefined : gstNumber, reason }
}

/** Creates the operation. */
export function createGstNumberSetting({
  db,
  clock,
  stepUp,
}: Pick<UserDependencies, 'db' | 'clock' | 'stepUp'>): SetGstNumber {
  return async (actor, publicId, request) => {
    const { gstNumber, reason } = readRequest(request)
    await stepUp.assertFresh(actor)
    return inTransaction(db, async (trx) => {
      await lockAccounts(trx)
      const user = await findUser(trx, publicId)
      if (!user) throw new NotFoundError()
      if (!user.firmName) throw missingFirmError()
      if (user.gstNumber === gstNumber) return user
      const at = clock.now()
      await updateGstNumber(trx, user.id, { gstNumber, at })
      await recordAudit(trx, {
        actorId: actor.userId,
        action: 'user.gst-number-changed',
        subject: { kind: 'user', publicId: user.publicId, label: user.email },
        changes: [
          { field: 'gstNumber', from: user.gstNumber ?? null, to: gstNumber ?? null },
          { field: 'reason', from: null, to: reason },
        ],
        at,
      })
      return { ...user, gstNumber }
    })
  }
}
