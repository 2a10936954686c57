import { type GstNumberContext, usableGstNumber } from '../accounts/gst-number.ts'
import { findState } from './gst-states.ts'
import { consigneeOf, type SupplyFacts, stateOfRegistration } from './place-of-supply.ts'

/** What an order says about who is billed and who is delivered to. */
export interface PartyFacts extends SupplyFacts {
  fullName: string
  phone: string
  address: string
  city: string
  pincode: string
  businessName?: string
  companyAddress?: string
  companyCity?: string
  companyState?: string
  companyPincode?: string
}

/** A party of a supply, as its papers name it. Blank parts are left out. */
export interface Party {
  /** Of the firm, otherwise of the person. */
  name: string
  /** The person of a firm. */
  contact?: string
  /** Only a number without a fault. */
  gstin?: string
  /** The street, or the whole address when its other parts are not known by themselves. */
  address?: string
  city?: string
  state?: string
  /** GST code of the state, two digits. */
  stateCode?: string
  pincode?: string
  phone?: string
}

type Place = Pick<Party, 'address' | 'city' | 'state' | 'stateCode' | 'pincode'>

const textOf = (text = '') => (text.trim() === '' ? undefined : text)

function placeOf(place: { [Part in keyof Place]?: string | undefined }): Place {
  const state = findState(place.state ?? '')
  const parts = { ...place, ...(state && { state: state.name, stateCode: state.code }) }
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => textOf(text)))
}

const deliveryPlaceOf = ({ address, city, state, pincode }: PartyFacts) =>
  placeOf({ address, city, state, pincode })

/** The state of the number counts, whatever else is said: a GST number is registered in one state. */
function registeredPlaceOf(facts: PartyFacts, context: GstNumberContext): Place {
  const state = stateOfRegistration(facts, context)?.name ?? facts.companyState
  const { companyAddress: address, companyCity: city, companyPincode: pincode } = facts
  return placeOf({ address, city, state, pincode })
}

/** Without parts of a registered address the buyer is taken to be where he is delivered to, if his number allows it. */
function isBilledElsewhere(facts: PartyFacts, context: GstNumberContext): boolean {
  if (
    consigneeOf(facts, context) === 'third-party' ||
    textOf(facts.companyCity ?? facts.companyPincode)
  )
    return true
  const registered = stateOfRegistration(facts, context)
  return registered !== undefined && registered !== findState(facts.state)
}

/**
 * The recipient of a supply: who buys and is billed, at his registered address (CGST Rules 46(d) and (e)).
 * @example recipientOf(order.shipping).gstin // '29AAKFD4321L1Z8', undefined if it has a fault
 */
export function recipientOf(facts: PartyFacts, context: GstNumberContext = {}): Party {
  const { fullName, businessName, gstNumber, phone } = facts
  const name = textOf(businessName)
  const gstin = usableGstNumber(gstNumber, context)
  const isSelf = consigneeOf(facts, context) === 'self'
  return {
    name: name ?? fullName,
    ...(name && isSelf && { contact: fullName }),
    ...(gstin && { gstin }),
    ...(isBilledElsewhere(facts, context)
      ? registeredPlaceOf(facts, context)
      : deliveryPlaceOf(facts)),
    ...(isSelf && { phone }),
  }
}

/** The consignee of a supply: who gets the goods, and where (CGST Rules 46(o)). */
export function consigneePartyOf(facts: PartyFacts, context: GstNumberContext = {}): Party {
  const { fullName, businessName, phone } = facts
  const firm = consigneeOf(facts, context) === 'self' ? textOf(businessName) : undefined
  return {
    name: firm ?? fullName,
    ...(firm && { contact: fullName }),
    ...deliveryPlaceOf(facts),
    phone,
  }
}

/** Whether two parties are the same one at the same place, so that one block names both. */
export function isSameParty(one: Party, other: Party): boolean {
  const keyOf = ({ name, address, city, state, pincode }: Party) =>
    JSON.stringify([name, address, city, state, pincode])
  return keyOf(one) === keyOf(other)
}

/** "Firm (Person)". @example nameOfParty({ name: 'Rao Traders', contact: 'Asha Rao' }) // 'Rao Traders (Asha Rao)' */
export function nameOfParty({ name, contact }: Party): string {
  return contact ? `${name} (${contact})` : name
}

/** An address in one line, without the blanks of missing parts. @example 'Plot 5, Madhapur, Hyderabad, Telangana 500081' */
export function addressOfParty({ address, city, state, pincode }: Party): string {
  return [[address, city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ')
}
