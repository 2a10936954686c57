import { isGst } from '../accounts/account-validation.ts'
import { isGstNumberOfOtherKind } from '../accounts/gst-number.ts'
import { type Audience, needsBusinessDetails } from '../accounts/roles.ts'
import { type FormError, fieldError, findBlank } from '../field-errors.ts'
import * as messages from '../messages.ts'
import { missingShippingFields } from '../missing-fields.ts'
import { validateNames } from '../text-rule.ts'
import { customCourier, type DeliveryMethod } from './delivery.ts'
import { findState } from './gst-states.ts'
import { type Consignee, stateOfRegistration } from './place-of-supply.ts'

/** Address and delivery method of an order (ordering 2.1). After validation, text fields are empty rather than absent. */
export interface ShippingForm {
  fullName: string
  phone: string
  address: string
  city: string
  state: string
  pincode: string
  businessName?: string
  gstNumber?: string
  panNumber?: string
  /** The registered place of business: its street, or the whole address in one text when the other parts are blank. */
  companyAddress?: string
  companyCity?: string
  companyState?: string
  companyPincode?: string
  consignee?: Consignee
  deliveryMethod?: DeliveryMethod
  courierOption?: string
  customCourier?: string
  busName?: string
  busNumber?: string
  contactNumber?: string
}

const pincodePattern = /^[1-9]\d{5}$/

/** Six digits not starting with 0 (ordering 2.1). */
export function isPincode(text: string): boolean {
  return pincodePattern.test(text.trim())
}

const requiredOfAll = ['fullName', 'phone', 'address', 'city', 'state', 'pincode'] as const
const requiredOfFirms = ['businessName', 'gstNumber', 'deliveryMethod'] as const

function validateDelivery(form: ShippingForm): FormError | undefined {
  if (form.deliveryMethod === 'courier') {
    const blank = findBlank(form, ['courierOption'], messages.checkout.courier)
    if (blank) return blank
    return form.courierOption === customCourier
      ? findBlank(form, ['customCourier'], messages.checkout.courier)
      : undefined
  }
  return findBlank(form, ['busName', 'busNumber'], messages.checkout.transport)
}

/** Checks the parts of the registered address that are there. A firm has a GST number for each state it is registered in. */
function validateRegisteredAddress(form: ShippingForm): FormError | undefined {
  const { companyPincode = '', companyState = '' } = form
  if (companyPincode.trim() !== '' && !isPincode(companyPincode))
    return fieldError('companyPincode', messages.checkout.pincode)
  if (companyState.trim() === '') return undefined
  const stated = findState(companyState)
  if (!stated) return fieldError('companyState', messages.checkout.state)
  const registered = stateOfRegistration(form)
  if (!registered || registered === stated) return undefined
  return fieldError('companyState', messages.checkout.registeredElsewhere(registered.name))
}

/**
 * Checks shipping details for a buyer's role. End users always get a courier and need
 * no business details. A GST number of another form is left to the server: it takes only the one that a superadmin has set for the account.
 * @returns the first error, or `undefined`
 */
export function validateShipping(role: Audience, form: ShippingForm): FormError | undefined {
  const wrong =
    findBlank(form, requiredOfAll, {
      form: messages.checkout.address,
      fields: missingShippingFields,
    }) ?? validateNames(form, ['fullName', 'businessName', 'customCourier', 'busName'])
  if (wrong) return wrong
  if (!isPincode(form.pincode)) return fieldError('pincode', messages.checkout.pincode)
  if (!findState(form.state)) return fieldError('state', messages.checkout.state)
  if (!needsBusinessDetails(role)) return validateRegisteredAddress(form)
  const missing = findBlank(form, requiredOfFirms, {
    form: messages.checkout.business,
    fields: missingShippingFields,
  })
  if (missing) return missing
  const { gstNumber = '' } = form
  if (!isGst(gstNumber) && !isGstNumberOfOtherKind(gstNumber))
    return fieldError('gstNumber', messages.registration.gst)
  return validateRegisteredAddress(form) ?? validateDelivery(form)
}
