import * as adminMessages from '../admin-messages.ts'
import { type FormError, fieldError } from '../field-errors.ts'

/** Who pays the carrier: the buyer on delivery (`to pay`), or the store before (`paid`). */
export const freightTerms = ['to pay', 'paid'] as const
export type Freight = (typeof freightTerms)[number]

/** The most packages of one order. */
export const mostPackages = 999

/** How an order was sent, as an admin enters it. */
export interface Dispatch {
  /** The name of one of the {@link couriers}, or of any other carrier. */
  courier: string
  /** Also called consignment, AWB or LR number. */
  docketNumber?: string | undefined
  /** The tracking page of a courier that is not in {@link couriers}. */
  trackingLink?: string | undefined
  /** Number of packages, from 1 to {@link mostPackages}. */
  packages?: number | undefined
  freight?: Freight | undefined
}

/**
 * Couriers with their public tracking pages, where `{docket}` stands for the docket number. A page without it asks
 * the visitor for the number.
 */
export const couriers = [
  {
    name: 'Blue Dart',
    page: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={docket}',
  },
  { name: 'Delhivery', page: 'https://www.delhivery.com/track-v2/package/{docket}' },
  {
    name: 'DTDC',
    page: 'https://txk.dtdc.com/ctbs-tracking/customerInterface.tr?submitName=showCITrackingDetails&cType=Consignment&cnNo={docket}',
  },
  { name: 'Ecom Express', page: 'https://ecomexpress.in/tracking/?awb_field={docket}' },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={docket}' },
  {
    name: 'India Post',
    page: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
  {
    name: 'Professional Couriers',
    page: 'https://www.tpcindia.com/track-info.aspx?id={docket}&type=0&service=0',
  },
  { name: 'Xpressbees', page: 'https://www.xpressbees.com/shipment/tracking?awbNo={docket}' },
] as const

/** The known courier of this name, in any case; undefined for other carriers. */
export function findCourier(name: string): (typeof couriers)[number] | undefined {
  const wanted = name.trim().toLowerCase()
  return couriers.find((known) => known.name.toLowerCase() === wanted)
}

function isHttpsAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

/**
 * Normalises a dispatch: the known spelling of a courier, the docket number in capitals without spaces, no blank
 * fields.
 * @example normaliseDispatch({ courier: 'dtdc', docketNumber: ' d 1234' }) // { courier: 'DTDC', docketNumber: 'D1234' }
 */
export function normaliseDispatch(dispatch: Dispatch): Dispatch {
  const { courier, docketNumber, trackingLink, packages, freight } = dispatch
  const docket = docketNumber?.replace(/\s/g, '').toUpperCase()
  const link = trackingLink?.trim()
  return {
    courier: findCourier(courier)?.name ?? courier.trim(),
    ...(docket && { docketNumber: docket }),
    ...(link && { trackingLink: link }),
    ...(packages !== undefined && { packages }),
    ...(freight && { freight }),
  }
}

function isPackageCount(packages: number): boolean {
  return Number.isInteger(packages) && packages >= 1 && packages <= mostPackages
}

/** Checks a dispatch. @returns `undefined` when it is valid */
export function validateDispatch(dispatch: Dispatch): FormError | undefined {
  const { courier, docketNumber, trackingLink, packages } = normaliseDispatch(dispatch)
  const { orders } = adminMessages
  if (courier === '') return fieldError('courier', orders.courierRequired)
  if (docketNumber !== undefined && !/^[A-Z0-9][A-Z0-9/-]{2,29}$/.test(docketNumber)) {
    return fieldError('docketNumber', orders.docketNumber)
  }
  if (packages !== undefined && !isPackageCount(packages)) {
    return fieldError('packages', orders.packages(mostPackages))
  }
  if (trackingLink === undefined) return undefined
  if (findCourier(courier)) return fieldError('trackingLink', orders.trackingLinkKnown(courier))
  return isHttpsAddress(trackingLink) ? undefined : fieldError('trackingLink', orders.trackingLink)
}

/**
 * The address where a buyer follows the parcel.
 * @returns `undefined` for another carrier without a link, and while a page that shows one parcel alone lacks its number
 * @example trackingLinkOf({ courier: 'FedEx', docketNumber: '1234' }) // 'https://www.fedex.com/fedextrack/?trknbr=1234'
 */
export function trackingLinkOf({
  courier,
  docketNumber = '',
  trackingLink,
}: Dispatch): string | undefined {
  const page = findCourier(courier)?.page
  if (docketNumber === '' && page?.includes('{docket}')) return undefined
  return page?.replace('{docket}', encodeURIComponent(docketNumber)) ?? trackingLink
}

/**
 * A dispatch in words.
 * @example describeDispatch({ courier: 'DTDC', docketNumber: 'D1', packages: 2, freight: 'to pay' })
 *   // 'DTDC, docket D1, 2 packages, freight to pay'
 */
export function describeDispatch({ courier, docketNumber, packages, freight }: Dispatch): string {
  return [
    courier,
    ...(docketNumber === undefined ? [] : [`docket ${docketNumber}`]),
    ...(packages === undefined ? [] : [packages === 1 ? '1 package' : `${packages} packages`]),
    ...(freight === undefined ? [] : [`freight ${freight}`]),
  ].join(', ')
}
