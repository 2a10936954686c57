import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { gstCodeOf } from '@store/contract/rules/shipping/gst-states'
import { isSameParty } from '@store/contract/rules/shipping/parties'
import { type Transport, transportModes } from '@store/contract/rules/taxes/transport'
import type { Party, TaxLine } from '../../invoices/tax-document.ts'
import {
  ewayBillText,
  inTwoLines,
  type PortalAddress,
  portalAddressOf,
  sellerAddressOf,
} from '../documents/portal-text.ts'
import { rupees, slashedDay, type TaxedDocument } from '../documents/taxed-document.ts'
import type { EwayBill, EwayBillItem, TransportPart } from './eway-bill-file.ts'

/** The longest texts of an e-way bill. */
const longest = { name: 100, address: 120, place: 50, transporter: 25 }
/** Above it, lines are added up by HSN, unit and rate. */
const mostItems = 250

const sumOf = (lines: readonly TaxLine[], part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
  lines.reduce((sum, line) => sum + line[part], 0)

/** The lines of one HSN, unit and rate as one. */
function mergeLines(lines: readonly TaxLine[]): TaxLine[] {
  const merged = new Map<string, TaxLine>()
  for (const line of lines) {
    const key = `${line.hsn} ${line.unit} ${line.gstPercent}`
    const former = merged.get(key)
    merged.set(
      key,
      former
        ? {
            ...former,
            quantity: former.quantity + line.quantity,
            taxable: former.taxable + line.taxable,
          }
        : { ...line, name: `Goods of HSN ${line.hsn}` },
    )
  }
  return [...merged.values()]
}

function itemOf(line: TaxLine, index: number, isIntraState: boolean): EwayBillItem {
  const { hsn = '', unit = '', quantity, gstPercent, taxable } = line
  const name = ewayBillText(line.name, longest.name)
  const half = isIntraState ? gstPercent / 2 : 0
  return {
    itemNo: index + 1,
    productName: name,
    productDesc: name,
    hsnCode: hsn,
    quantity,
    qtyUnit: unit,
    taxableAmount: rupees(taxable),
    sgstRate: half,
    cgstRate: half,
    igstRate: isIntraState ? 0 : gstPercent,
    cessRate: 0,
    cessNonAdvol: 0,
  }
}

/** Part B; neither mode nor number when the transporter enters it. */
function transportOf(transport: Transport): TransportPart {
  const { mode, vehicleNumber, isOversized, transporterName, transporterId } = transport
  const { documentNumber, documentDay, distanceKm = 0 } = transport
  return {
    ...(mode && { transMode: transportModes[mode] }),
    // 0: the portal computes it from the pincodes.
    transDistance: distanceKm,
    ...(transporterName && {
      transporterName: ewayBillText(transporterName, longest.transporter),
    }),
    ...(transporterId && { transporterId }),
    ...(mode && documentNumber && { transDocNo: documentNumber }),
    ...(mode && documentDay && { transDocDate: slashedDay(documentDay) }),
    ...(mode && vehicleNumber && { vehicleNo: vehicleNumber }),
    ...(mode && vehicleNumber && { vehicleType: isOversized ? 'O' : 'R' }),
  }
}

function placeOf({ street, city, pincode }: PortalAddress) {
  const [first, second = ''] = inTwoLines(
    ewayBillText(street, 2 * longest.address),
    longest.address,
  )
  return { first, second, place: ewayBillText(city, longest.place), pincode: Number(pincode) }
}

const codeOf = ({ stateCode, state = '' }: Party) => Number(stateCode ?? gstCodeOf(state))

/** Builds the e-way bill of an invoice in which no fault was found. */
export function buildEwayBill(document: TaxedDocument, transport: Transport): EwayBill {
  const { seller, recipient, consignee, totals, isIntraState } = document
  const goods = document.lines.filter(({ hsn }) => !isServiceHsn(hsn))
  const listed = goods.length > mostItems ? mergeLines(goods) : goods
  const from = placeOf(sellerAddressOf(seller))
  const to = placeOf(portalAddressOf(consignee))
  const sellerState = Number(seller.gstin.slice(0, 2))
  const sums = {
    taxable: sumOf(goods, 'taxable'),
    cgst: sumOf(goods, 'cgst'),
    sgst: sumOf(goods, 'sgst'),
    igst: sumOf(goods, 'igst'),
  }
  return {
    userGstin: seller.gstin,
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: document.lines.every(({ gstPercent }) => gstPercent === 0) ? 'BIL' : 'INV',
    docNo: document.number,
    docDate: slashedDay(document.day),
    transType: isSameParty(recipient, consignee) ? 1 : 2,
    fromGstin: seller.gstin,
    fromTrdName: ewayBillText(seller.name, longest.name),
    fromAddr1: from.first,
    fromAddr2: from.second,
    fromPlace: from.place,
    fromPincode: from.pincode,
    fromStateCode: sellerState,
    actualFromStateCode: sellerState,
    toGstin: recipient.gstin ?? 'URP',
    toTrdName: ewayBillText(recipient.name, longest.name),
    toAddr1: to.first,
    toAddr2: to.second,
    toPlace: to.place,
    toPincode: to.pincode,
    toStateCode: recipient.gstin ? Number(recipient.gstin.slice(0, 2)) : codeOf(recipient),
    actualToStateCode: codeOf(consignee),
    totalValue: rupees(sums.taxable),
    cgstValue: rupees(sums.cgst),
    sgstValue: rupees(sums.sgst),
    igstValue: rupees(sums.igst),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupees(totals.total - sums.taxable - sums.cgst - sums.sgst - sums.igst),
    totInvValue: rupees(totals.total),
    ...transportOf(transport),
    mainHsnCode: goods[0]?.hsn ?? '',
    itemList: listed.map((line, index) => itemOf(line, index, isIntraState)),
  }
}
