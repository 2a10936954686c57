import {
  findGstNumberFault,
  type GstNumberContext,
  type GstNumberFault,
  usableGstNumber,
} from '../../accounts/gst-number.ts'
import { findState, stateOfGstin } from '../../shipping/gst-states.ts'

/** A pincode and the state that is said with it. */
interface StatedPlace {
  pincode: string
  state: string
}

/** What of an order decides about its tax and can contradict itself. */
export interface TaxedAddress extends StatedPlace {
  gstNumber?: string | undefined
  /** Of the buyer's registered place. */
  companyPincode?: string | undefined
  companyState?: string | undefined
}

/** A GST number that no paper carries: documents are made without it, as for an unregistered buyer. */
export interface GstNumberIssue {
  kind: 'gst-number'
  gstNumber: string
  fault: GstNumberFault
}

/**
 * A pincode is in other states than the one that is said: that of the delivery (`place`), which decides about the tax, or that
 * of the buyer's registered address, which stands on the invoice (CGST Rules 46(d)).
 */
export interface PlaceIssue extends StatedPlace {
  kind: 'place' | 'registered-place'
  /** Where the pincode is, the likeliest first. */
  states: string[]
}

export type TaxIssue = GstNumberIssue | PlaceIssue

/** What decides about the issues of an order besides the order's address. */
export interface TaxContext extends GstNumberContext {
  /** The states of a pincode, the likeliest first; empty when they are not known. */
  statesOfPincode(pincode: string): readonly string[]
  /** The {@link placeKeyOf} each place that an admin has confirmed as it is. */
  confirmedPlaces?: readonly string[]
}

/** Pincode and state as an admin confirms them; with another pincode or state the confirmation no longer counts. */
export function placeKeyOf({ pincode, state }: StatedPlace): string {
  return `${pincode.trim()} ${findState(state)?.name ?? state.trim()}`
}

/** Whether the states of a pincode are known and exclude a state. */
export function isStateExcluded(state: string, statesOfPincode: readonly string[]): boolean {
  const name = findState(state)?.name ?? state
  return statesOfPincode.length > 0 && !statesOfPincode.includes(name)
}

/**
 * The pincode of a buyer's registered place and its state, which is that of his GST number, otherwise the one that he says.
 * @returns `undefined` when there is nothing to compare
 */
export function statedRegistrationOf(
  { gstNumber, companyPincode = '', companyState = '' }: Partial<TaxedAddress>,
  context: GstNumberContext,
): StatedPlace | undefined {
  const pincode = companyPincode.trim()
  const state = stateOfGstin(usableGstNumber(gstNumber, context) ?? '') ?? findState(companyState)
  return pincode !== '' && state ? { pincode, state: state.name } : undefined
}

function placeIssuesOf(
  kind: PlaceIssue['kind'],
  place: StatedPlace | undefined,
  { statesOfPincode, confirmedPlaces = [] }: TaxContext,
): PlaceIssue[] {
  if (!place || confirmedPlaces.includes(placeKeyOf(place))) return []
  const { pincode, state } = place
  const states = statesOfPincode(pincode)
  return isStateExcluded(state, states) ? [{ kind, pincode, state, states: [...states] }] : []
}

/**
 * What contradicts itself in the details that decide about the tax of an order. An issue never stops the order.
 * @example taxIssuesOf({ pincode: '560038', state: 'Telangana' }, { statesOfPincode: () => ['Karnataka'] })
 * // [{ kind: 'place', pincode: '560038', state: 'Telangana', states: ['Karnataka'] }]
 */
export function taxIssuesOf(address: TaxedAddress, context: TaxContext): TaxIssue[] {
  const { gstNumber } = address
  const fault = gstNumber ? findGstNumberFault(gstNumber, context) : undefined
  return [
    ...(gstNumber && fault ? [{ kind: 'gst-number' as const, gstNumber, fault }] : []),
    ...placeIssuesOf('place', address, context),
    ...placeIssuesOf('registered-place', statedRegistrationOf(address, context), context),
  ]
}

/** The first issue without whose answer no invoice is issued: a GST number is left out, a place cannot be. */
export function findPlaceIssue(issues: readonly TaxIssue[]): PlaceIssue | undefined {
  return issues.find((issue) => issue.kind !== 'gst-number')
}

/** Whether no invoice is issued until the issues are settled. */
export function stopsInvoice(issues: readonly TaxIssue[]): boolean {
  return findPlaceIssue(issues) !== undefined
}
