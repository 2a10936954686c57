import {
  findGstNumberFault,
  isGstNumberOfOtherKind,
} from '@store/contract/rules/accounts/gst-number'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { gstNumberFaultMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { type Database, HttpError } from '../../base/base.ts'
import { findRegisteredDetails } from './user-query.ts'

/**
 * Checks what only the server knows of a buyer's GST number: it is not the seller's, and one of another form is the one that a
 * superadmin has set for the account. Somebody who registers has no account yet.
 * @throws HttpError (400) at the field
 */
export type AssertBuyerGstNumber = (
  userId: number | undefined,
  given: { gstNumber?: string | undefined },
) => Promise<void>

/** Creates the check. */
export function createGstNumberCheck(dependencies: {
  db: Database
  /** Blank while it is not set. */
  readSellerGstNumber(): Promise<string>
}): AssertBuyerGstNumber {
  const { db, readSellerGstNumber } = dependencies
  return async (userId, { gstNumber }) => {
    if (!gstNumber) return
    const sellerGstNumber = await readSellerGstNumber()
    if (findGstNumberFault(gstNumber, { sellerGstNumber }) === 'own') {
      throw new HttpError(fieldError('gstNumber', gstNumberFaultMessages.own))
    }
    if (!isGstNumberOfOtherKind(gstNumber)) return
    const account = userId === undefined ? undefined : await findRegisteredDetails(db, userId)
    if (account?.gstNumber !== gstNumber.trim().toUpperCase()) {
      throw new HttpError(fieldError('gstNumber', messages.registration.gst))
    }
  }
}
