import { needsBusinessDetails, type Role } from '@store/contract/rules/accounts/roles'
import { customCourier, type DeliveryMethod } from '@store/contract/rules/shipping/delivery'
import { findState } from '@store/contract/rules/shipping/gst-states'
import type { Consignee } from '@store/contract/rules/shipping/place-of-supply'
import type { Shipping } from '@store/contract/schemas/orders/shipping'

/** The typed values: every field is a string, so that switching the delivery method loses nothing. */
export type ShippingValues = Record<
  Exclude<keyof Shipping, 'deliveryMethod' | 'consignee'>,
  string
> & {
  deliveryMethod: DeliveryMethod
  /** Blank until the buyer says it. */
  consignee: Consignee | ''
  /** Of this order, not of the delivery: it is not saved with it. */
  poNumber: string
  /** For the seller; of this order, too. */
  buyerNote: string
}

/** The names of all text fields. */
export const shippingFields = [
  'fullName',
  'phone',
  'address',
  'city',
  'state',
  'pincode',
  'businessName',
  'gstNumber',
  'panNumber',
  'companyAddress',
  'companyCity',
  'companyState',
  'companyPincode',
  'courierOption',
  'customCourier',
  'busName',
  'busNumber',
  'contactNumber',
] as const satisfies readonly (keyof ShippingValues)[]

/** The initial values. */
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
  companyCity: '',
  companyState: '',
  companyPincode: '',
  consignee: '',
  poNumber: '',
  buyerNote: '',
  deliveryMethod: 'courier',
  courierOption: '',
  customCourier: '',
  busName: '',
  busNumber: '',
  contactNumber: '',
}

/** What another address changes: name, phone and firm are mostly the same there; the place and whose it is are not. */
export const anotherPlace = {
  address: '',
  city: '',
  state: '',
  pincode: '',
  consignee: '',
} as const satisfies Partial<ShippingValues>

/** Values from saved details; a state saved as free text is mapped to the list. */
export function valuesOf(saved: Partial<Shipping>): Partial<ShippingValues> {
  const { state = '', deliveryMethod = 'courier', consignee = '' } = saved
  const texts = shippingFields.flatMap((field) => {
    const text = saved[field]
    return text === undefined ? [] : [[field, text]]
  })
  const choices = { deliveryMethod, consignee, state: findState(state)?.name ?? '' }
  return { ...Object.fromEntries(texts), ...choices }
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
 * The wire format: only the fields of the role and the chosen delivery method; a buyer who is
 * neither reseller nor distributor always gets a courier (ordering 2.4).
 */
export function shippingOf(role: Role, values: ShippingValues): Shipping {
  const { fullName, phone, address, city, state, pincode } = values
  const destination = { fullName, phone, address, city, state, pincode }
  if (!needsBusinessDetails(role)) return { ...destination, deliveryMethod: 'courier' }
  const { businessName, gstNumber, panNumber, deliveryMethod } = values
  const { companyAddress, companyCity, companyState, companyPincode, consignee } = values
  return {
    ...destination,
    ...{ businessName, gstNumber, panNumber },
    ...{ companyAddress, companyCity, companyState, companyPincode },
    ...(consignee && { consignee }),
    deliveryMethod,
    ...carrierOf(values),
  }
}
