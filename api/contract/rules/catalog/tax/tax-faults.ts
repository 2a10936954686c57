import { readGstRate } from './gst-rates.ts'
import { findHsnError, isServiceHsn } from './hsn.ts'
import { readUnit, serviceUnit } from './unit-codes.ts'

/** What a product says on a tax invoice. */
export interface ProductTax {
  gstPercent: number
  hsn: string | undefined
  unit: string
}

function findUnitFault({ hsn, unit }: ProductTax): string | undefined {
  if (readUnit({ unit, hsn }) === unit) return undefined
  return isServiceHsn(hsn)
    ? `A service has the unit ${serviceUnit}.`
    : `${unit} is no unit of goods. Choose one of the list.`
}

/**
 * Finds what a tax invoice must not say of a product, for products that were saved before it was checked. A missing HSN is none.
 * @returns messages for a person; empty when all is right
 * @example findTaxFaults({ gstPercent: 17, hsn: '84439959', unit: 'PCS' }) // ['17 is no GST rate. Use 0, 0.1, …']
 */
export function findTaxFaults(product: ProductTax): string[] {
  const { gstPercent, hsn } = product
  const rate = readGstRate(String(gstPercent))
  const hsnFault = hsn === undefined ? undefined : findHsnError(hsn)
  return [
    ...('message' in rate ? [rate.message] : []),
    ...(hsnFault === undefined ? [] : [hsnFault]),
    // Which units it may have follows from its HSN.
    ...(isServiceHsn(hsn) && hsnFault !== undefined ? [] : [findUnitFault(product) ?? []].flat()),
  ]
}
