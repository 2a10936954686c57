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

/** A carrier with a public tracking page. */
interface KnownCourier {
  name: string
  /** Other names that people write for it. */
  alsoCalled?: readonly string[]
  /** Its tracking page, where `{docket}` stands for the docket number. A page without it asks the visitor for the number. */
  page: string
}

/**
 * Couriers and transport companies, from A to Z. A page has the number in its address only where that was seen to open the parcel
 * (November 2026): many addresses that are passed on end at an empty form. Gati is Allcargo's now, and Ecom Express Delhivery's.
 */
export const couriers: readonly KnownCourier[] = [
  {
    name: 'Blue Dart',
    page: 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={docket}',
  },
  { name: 'Delhivery', page: 'https://www.delhivery.com/track-v2/package/{docket}' },
  { name: 'DTDC', page: 'https://www.dtdc.com/track-your-shipment/?awb={docket}' },
  { name: 'Ecom Express', page: 'https://www.delhivery.com/track-v2/package/{docket}' },
  {
    name: 'Ekart',
    alsoCalled: ['Ekart Logistics'],
    page: 'https://ekartlogistics.com/ekartlogistics-web/shipmenttrack/{docket}',
  },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={docket}' },
  {
    name: 'Gati',
    alsoCalled: ['Gati KWE', 'Allcargo Gati'],
    page: 'https://www.allcargologistics.com/track-shipment',
  },
  {
    name: 'India Post',
    alsoCalled: ['Speed Post'],
    page: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
  {
    name: 'Professional Couriers',
    alsoCalled: ['The Professional Couriers', 'Professional Courier', 'TPC'],
    page: 'https://www.tpcindia.com/track-info.aspx?id={docket}&type=0&service=0',
  },
  { name: 'Safexpress', page: 'https://www.safexpress.com/' },
  { name: 'Shadowfax', page: 'https://www.shadowfax.in/track' },
  {
    name: 'Shree Maruti',
    alsoCalled: ['Shree Maruti Courier', 'Shri Maruti', 'Maruti Courier'],
    page: 'https://shreemaruti.com/track-shipment/?awb={docket}',
  },
  { name: 'ST Courier', page: 'https://stcourier.com/track/shipment' },
  {
    name: 'TCI Express',
    alsoCalled: ['TCI XPS'],
    page: 'https://www.tciexpress.in/trackingdocket.aspx?trackshipment={docket}&dwb=dwb',
  },
  {
    name: 'Trackon',
    alsoCalled: ['Trackon Couriers', 'Trackon Courier'],
    page: 'https://www.trackon.in/courier-tracking',
  },
  {
    name: 'VRL Logistics',
    alsoCalled: ['VRL'],
    page: 'https://www.vrlgroup.in/track_consignment.aspx?lrtrack=1&lrno={docket}',
  },
  { name: 'Xpressbees', page: 'https://www.xpressbees.com/shipment/tracking?awbNo={docket}' },
]

/** A name without what people write differently: case, blanks, dots and dashes. */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s.,-]/g, '')
}

/**
 * The known courier of this name, however it is written; undefined for other carriers.
 * @example findCourier('bluedart')?.name // 'Blue Dart'
 */
export function findCourier(name: string): KnownCourier | undefined {
  const wanted = keyOf(name)
  return couriers.find((known) =>
    [known.name, ...(known.alsoCalled ?? [])].some((called) => keyOf(called) === wanted),
  )
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
  // Of an order that was sent before its carrier was known.
  if (page === undefined || !page.includes('{docket}')) return trackingLink ?? page
  if (docketNumber === '') return trackingLink
  return page.replace('{docket}', encodeURIComponent(docketNumber))
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
