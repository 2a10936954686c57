import { stateOfGstin } from '@store/contract/rules/shipping/gst-states'
import type {
  RegisteredShipping,
  SavedShipping,
  Shipping,
  ShippingInfo,
} from '@store/contract/schemas/orders/shipping'
import type { Actor, Clock, Database } from '../../base/base.ts'
import type { AssertBuyerGstNumber } from '../accounts/gst-number-check.ts'
import { findRegisteredDetails, type RegisteredDetails } from '../accounts/user-query.ts'
import { addUsedAddress } from './addresses/used-address.ts'
import { normalizeShipping } from './normalize-shipping.ts'
import { splitAddress } from './pincodes/address-parts.ts'
import { findShipping, saveShipping } from './shipping-repository.ts'

/** The saved shipping details of an account (ordering 2.5). */
export interface ShippingService {
  /** The last saved details, `null` before the first checkout; and what the registration knows. */
  read(actor: Actor): Promise<SavedShipping>
  /** @throws HttpError (400) by the rules of the caller's role */
  save(actor: Actor, form: Shipping): Promise<ShippingInfo>
}

export function createShippingService(dependencies: {
  db: Database
  clock: Clock
  assertGstNumber: AssertBuyerGstNumber
}): ShippingService {
  const { db, clock, assertGstNumber } = dependencies
  return {
    async read({ userId, publicId }) {
      const shipping = await findShipping(db, userId)
      const details = await findRegisteredDetails(db, userId)
      return {
        shippingInfo: shipping ? { ...shipping, userId: publicId } : null,
        ...(details && { registered: shippingOf(details) }),
      }
    },
    async save({ userId, publicId, role }, form) {
      const shipping = normalizeShipping(role, form)
      await assertGstNumber(userId, shipping)
      const used = { userId, shipping, at: clock.now() }
      await saveShipping(db, used)
      await addUsedAddress(db, used)
      return { ...shipping, userId: publicId }
    },
  }
}

/** A firm is delivered to at its office, in the state in which it is registered for GST. */
function shippingOf(details: RegisteredDetails): RegisteredShipping {
  const { mobile, firmName, gstNumber, panNumber, officeAddress } = details
  const state = gstNumber ? stateOfGstin(gstNumber) : undefined
  const { street, city, pincode } = splitAddress(officeAddress ?? '', state?.name)
  return {
    phone: mobile,
    ...(firmName && { businessName: firmName }),
    ...(gstNumber && { gstNumber }),
    ...(panNumber && { panNumber }),
    ...(street && { companyAddress: street, address: street }),
    ...(city && { companyCity: city, city }),
    ...(pincode && { companyPincode: pincode, pincode }),
    ...(state && { state: state.name }),
  }
}
