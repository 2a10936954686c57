import { difference, noMoney, type Paise, shareOf, sumOf } from './money.ts'

/** The tax inside a price that includes GST (api.md, price rule). All amounts in paise. */
export interface TaxSplit {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  /** What rounding left between the parts and the price, so that the buyer pays exactly the price. */
  roundOff: Paise
}

/** The states and union territories goods are delivered to, as checkout offers them. */
export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

/** True when goods stay in the seller's state: CGST and SGST, else IGST (api.md). */
export function isIntraState(sellerState: string, deliveryState: string): boolean {
  return sellerState.trim().toLowerCase() === deliveryState.trim().toLowerCase()
}

/**
 * Backs the GST out of a price that includes it. CGST and SGST are each rounded on their own and so
 * always equal; what rounding leaves goes to `roundOff`.
 * @param gross what the buyer pays for the line, in paise
 * @param ratePercent the product's GST percent, at most two decimals
 * @example splitTax({ gross: paise(99900), ratePercent: 18, intraState: true }).cgst // 7619
 */
export function splitTax(line: {
  gross: Paise
  ratePercent: number
  intraState: boolean
}): TaxSplit {
  const basisPoints = Math.round(line.ratePercent * 100)
  const taxable = shareOf(line.gross, 10_000, 10_000 + basisPoints)
  const half = line.intraState ? shareOf(taxable, basisPoints, 20_000) : noMoney
  const igst = line.intraState ? noMoney : shareOf(taxable, basisPoints, 10_000)
  const parts = sumOf([taxable, half, half, igst])
  return { taxable, cgst: half, sgst: half, igst, roundOff: difference(line.gross, parts) }
}
