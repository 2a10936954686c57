import {
  findGstNumberFault,
  type GstNumberContext,
  type GstNumberFault,
} from '../../accounts/gst-number.ts'
import { findState } from '../../shipping/gst-states.ts'

/** What of an order decides about its tax and can contradict itself. */
export interface TaxedAddress {
  gstNumber?: string | undefined
  pincode: string
  state: string
}

/** A GST number that no paper carries: documents are made without it, as for an unregistered buyer. */
export interface GstNumberIssue {
  kind: 'gst-number'
  gstNumber: string
  fault: GstNumberFault
}

/** The pincode is in other states than the one that was typed: nobody knows which tax is due. */
export interface PlaceIssue {
  kind: 'place'
  pincode: string
  state: string
  /** Where the pincode is, the likeliest first. */
  states: string[]
}

export type TaxIssue = GstNumberIssue | PlaceIssue

/** What decides about the issues of an order besides the order's address. */
export interface TaxContext extends GstNumberContext {
  /** The states of the order's pincode, the likeliest first; empty when they are not known. */
  statesOfPincode: readonly string[]
  /** The {@link placeKeyOf} an address that an admin has confirmed as it is. */
  confirmedPlace?: string | undefined
}

/** Pincode and state as an admin confirms them; with another pincode or state the confirmation no longer counts. */
export function placeKeyOf({ pincode, state }: TaxedAddress): string {
  return `${pincode.trim()} ${findState(state)?.name ?? state.trim()}`
}

/** Whether the states of a pincode are known and exclude a state. */
export function isStateExcluded(state: string, statesOfPincode: readonly string[]): boolean {
  const name = findState(state)?.name ?? state
  return statesOfPincode.length > 0 && !statesOfPincode.includes(name)
}

/**
 * What contradicts itself in the details that decide about the tax of an order. An issue never stops the order.
 * @example taxIssuesOf({ pincode: '560038', state: 'Telangana' }, { statesOfPincode: ['Karnataka'] })
 * // [{ kind: 'place', pincode: '560038', state: 'Telangana', states: ['Karnataka'] }]
 */
export function taxIssuesOf(address: TaxedAddress, context: TaxContext): TaxIssue[] {
  const { gstNumber, pincode, state } = address
  const { statesOfPincode: states, confirmedPlace } = context
  const fault = gstNumber ? findGstNumberFault(gstNumber, context) : undefined
  const isElsewhere = isStateExcluded(state, states) && confirmedPlace !== placeKeyOf(address)
  return [
    ...(gstNumber && fault ? [{ kind: 'gst-number' as const, gstNumber, fault }] : []),
    ...(isElsewhere ? [{ kind: 'place' as const, pincode, state, states: [...states] }] : []),
  ]
}

/** Whether no invoice is issued until the issues are settled: a GST number is left out, a place cannot be. */
export function stopsInvoice(issues: readonly TaxIssue[]): boolean {
  return issues.some(({ kind }) => kind === 'place')
}
