import { findGstNumberFault } from '@store/contract/rules/accounts/gst-number'
import { gstRates } from '@store/contract/rules/catalog/tax/gst-rates'
import { findHsnError } from '@store/contract/rules/catalog/tax/hsn'
import { readUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { gstCodeOf, stateOfCode } from '@store/contract/rules/shipping/gst-states'
import { isSameParty } from '@store/contract/rules/shipping/parties'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import { documentFaultMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { statesOfPincode } from '../../../people/people.ts'
import type { TaxLine } from '../../invoices/tax-document.ts'
import { descriptionOfHsn, isOffHsnList } from '../gstr1/hsn-descriptions.ts'
import { type PortalAddress, portalAddressOf, sellerAddressOf } from './portal-text.ts'
import type { TaxedDocument } from './taxed-document.ts'

/** A file that a fault keeps a document out of. */
export type TaxFile = 'gstr1' | 'e-invoice' | 'eway-bill'

/** What is missing in a document, or wrong. */
export interface DocumentFault {
  text: string
  /** The files that it is not in; none for a warning. */
  stops: readonly TaxFile[]
  /** What an admin can add; absent where the paper itself is wrong. */
  mend?: 'lines' | 'address'
}

/** What decides about faults besides the document. */
export interface FaultContext {
  isEInvoiceDue: boolean
  /** Digits that an HSN has at least. */
  hsnDigits: number
}

const everywhere: readonly TaxFile[] = ['gstr1', 'e-invoice', 'eway-bill']
const mostItems = 1000

const stopping = (text: string): DocumentFault => ({ text, stops: everywhere })
const ofLine = (text: string): DocumentFault => ({ ...stopping(text), mend: 'lines' })
const warning = (text: string): DocumentFault => ({ text, stops: [] })

/** A number as the law and the e-invoice take it; zeros alone count as none. */
function isPortalNumber(number: string): boolean {
  return /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/.test(number)
}

function findHsnFaults(line: TaxLine, { hsnDigits }: FaultContext): DocumentFault[] {
  const { hsn, name } = line
  if (!hsn) return [ofLine(messages.hsnMissing(name))]
  if (findHsnError(hsn)) return [ofLine(messages.hsnWrong(hsn))]
  if (isOffHsnList(hsn)) return [ofLine(messages.hsnOffList(hsn))]
  return [
    ...(hsn.length < hsnDigits ? [warning(messages.hsnShort(hsn, hsnDigits))] : []),
    ...(descriptionOfHsn(hsn) === undefined ? [warning(messages.hsnUnknown(hsn))] : []),
  ]
}

function findLineFaults(line: TaxLine, context: FaultContext): DocumentFault[] {
  const { hsn, unit = '', name, gstPercent } = line
  const hasUnit = unit !== '' && readUnit({ unit, hsn }) === unit
  const isRate = gstRates.some((rate) => rate === gstPercent)
  return [
    ...findHsnFaults(line, context),
    ...(hasUnit || !hsn ? [] : [ofLine(messages.unit(name))]),
    ...(isRate ? [] : [stopping(messages.rate(gstPercent))]),
  ]
}

/** Whether an admin can add what a line lacks. */
export function isLineMendable(line: TaxLine): boolean {
  const faults = findLineFaults(line, { isEInvoiceDue: false, hsnDigits: 0 })
  return faults.some(({ mend }) => mend !== undefined)
}

/** CGST with SGST of the same amount, or IGST, as the place of supply wants it. */
function isTaxSplitRight({ seller, placeOfSupply, isIntraState, lines }: TaxedDocument): boolean {
  if (isIntraState !== (seller.gstin.slice(0, 2) === placeOfSupply)) return false
  return lines.every(({ cgst, sgst, igst }) =>
    isIntraState ? igst === 0 && cgst === sgst : cgst === 0 && sgst === 0,
  )
}

function isComplete({ street, city, pincode }: PortalAddress): boolean {
  return street !== '' && city.length >= 3 && isPincode(pincode)
}

/** What the e-invoice asks of a registered buyer; while none is due it is a warning. */
function findBuyerFaults(document: TaxedDocument, context: FaultContext): DocumentFault[] {
  const { recipient, seller } = document
  const { gstin, name } = recipient
  if (gstin === undefined) return []
  if (findGstNumberFault(gstin, { sellerGstNumber: seller.gstin }))
    return [stopping(messages.buyerNumber(gstin))]
  const stops = context.isEInvoiceDue ? everywhere : (['e-invoice'] as const)
  const missing = (text: string): DocumentFault => ({ text, stops, mend: 'address' })
  const { street, city, pincode } = portalAddressOf(recipient)
  const states = statesOfPincode(pincode)
  const isElsewhere = states.length > 0 && states.every(({ code }) => code !== gstin.slice(0, 2))
  return [
    ...(isPincode(pincode) ? [] : [missing(messages.buyerPincode)]),
    ...(isElsewhere ? [missing(messages.buyerPincodeElsewhere(pincode))] : []),
    ...(street !== '' && city.length >= 3 ? [] : [missing(messages.buyerAddress)]),
    ...(name.trim().length < 3 ? [{ text: messages.buyerName, stops }] : []),
  ]
}

function findPlaceFaults(document: TaxedDocument): DocumentFault[] {
  const { seller, consignee, placeOfSupply, recipient } = document
  if (placeOfSupply === undefined || !stateOfCode(placeOfSupply)) return [stopping(messages.place)]
  if (!isTaxSplitRight(document)) return [stopping(messages.taxSplit)]
  const hasState = consignee.stateCode !== undefined || gstCodeOf(consignee.state ?? '')
  const isDeliverable = isComplete(portalAddressOf(consignee)) && hasState
  const sellerFault = { text: messages.sellerAddress, stops: ['e-invoice', 'eway-bill'] as const }
  const deliveryFault: DocumentFault = {
    text: messages.deliveryAddress,
    stops: recipient.gstin ? ['e-invoice', 'eway-bill'] : ['eway-bill'],
    ...(isSameParty(recipient, consignee) && { mend: 'address' }),
  }
  return [
    ...(isComplete(sellerAddressOf(seller)) ? [] : [sellerFault]),
    ...(isDeliverable ? [] : [deliveryFault]),
  ]
}

/** Finds what is missing in a document, or wrong: what stops it first. Empty when all files can have it. */
export function findDocumentFaults(
  document: TaxedDocument,
  context: FaultContext,
): DocumentFault[] {
  const { number, lines } = document
  const faults: DocumentFault[] = [
    ...(isPortalNumber(number) ? [] : [stopping(messages.number(number))]),
    ...findPlaceFaults(document),
    ...findBuyerFaults(document, context),
    ...lines.flatMap((line) => findLineFaults(line, context)),
    ...(lines.length > mostItems
      ? [{ text: messages.tooManyItems, stops: ['e-invoice'] as const }]
      : []),
    ...(document.isWithoutTax ? [warning(messages.withoutTax)] : []),
  ]
  const unique = new Map(faults.map((fault) => [fault.text, fault]))
  return [...unique.values()].toSorted((one, other) => other.stops.length - one.stops.length)
}

/** Whether a document is in the file of a kind. */
export function isFitFor(file: TaxFile, faults: readonly DocumentFault[]): boolean {
  return faults.every(({ stops }) => !stops.includes(file))
}
