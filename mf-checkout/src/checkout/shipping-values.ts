import { customCourier, type DeliveryMethod } from '@store/contract/rules/delivery'
import { findState } from '@store/contract/rules/gst-states'
import { needsBusinessDetails, type Role } from '@store/contract/rules/roles'
import type { Shipping } from '@store/contract/schemas/shipping'

/** The form as it is typed: every field a text, so that switching the method loses nothing. */
export type ShippingValues = Record<Exclude<keyof Shipping, 'deliveryMethod'>, string> & {
  deliveryMethod: DeliveryMethod
}

/** A form nobody has touched. */
export const emptyShipping: ShippingValues = {
  fullName: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  businessName: '',
  gstNumber: '',
  panNumber: '',
  companyAddress: '',
  deliveryMethod: 'courier',
  courierOption: '',
  customCourier: '',
  busName: '',
  busNumber: '',
  contactNumber: '',
}

/** Saved details as the form starts with them: a state of former free text under its name in the list. */
export function valuesOf(saved: Partial<Shipping>): Partial<ShippingValues> {
  const { state = '' } = saved
  return { ...saved, state: findState(state)?.name ?? '' }
}

function carrierOf(values: ShippingValues): Partial<Shipping> {
  if (values.deliveryMethod !== 'courier') {
    const { busName, busNumber, contactNumber } = values
    return { busName, busNumber, contactNumber }
  }
  const { courierOption } = values
  return courierOption === customCourier
    ? { courierOption, customCourier: values.customCourier }
    : { courierOption }
}

/**
 * What is sent: only the fields that belong to the role and to the chosen way of delivery; who is
 * neither reseller nor distributor always gets a courier (spec §4).
 */
export function shippingOf(role: Role, values: ShippingValues): Shipping {
  const { fullName, phone, address, city, state, pincode } = values
  const destination = { fullName, phone, address, city, state, pincode }
  if (!needsBusinessDetails(role)) return { ...destination, deliveryMethod: 'courier' }
  const { businessName, gstNumber, panNumber, companyAddress, deliveryMethod } = values
  return {
    ...destination,
    businessName,
    gstNumber,
    panNumber,
    companyAddress,
    deliveryMethod,
    ...carrierOf(values),
  }
}
