import type { Category } from '@store/contract/rules/catalog/catalog-lists'

/** Facts that all products of a category share, unless a range overrides them. */
export interface CategoryFacts {
  /** Customs tariff heading printed on the GST invoice. */
  hsn: string
  gstPercent: number
  /** Discounts of reseller and distributor against the end-user price, in percent. */
  margins: readonly [reseller: number, distributor: number]
  /** Assurances for the buyer; part of the description. */
  promise: string
}

const device =
  'Served by the brand across India; keep the invoice, the warranty counts from its date.'
const peripheral = 'Warranty as printed on the box; dead on arrival is replaced within 7 days.'
const consumable = 'Sealed stock, first in first out; check the printer list before ordering.'
const installer = 'Carry-in warranty by the brand; ask us for the wiring plan of your site.'

/** GST since 22 September 2025: electronics, televisions and monitors included, pay 18 percent. */
export const categoryFacts: Readonly<Record<Category, CategoryFacts>> = {
  Laptop: { hsn: '84713010', gstPercent: 18, margins: [3.5, 6], promise: device },
  Desktop: { hsn: '84715000', gstPercent: 18, margins: [4, 7], promise: device },
  Printer: { hsn: '84433240', gstPercent: 18, margins: [5, 8.5], promise: device },
  TV: { hsn: '85287217', gstPercent: 18, margins: [5, 9], promise: device },
  Monitor: { hsn: '85285200', gstPercent: 18, margins: [5.5, 9.5], promise: device },
  Biometrics: { hsn: '84719000', gstPercent: 18, margins: [8, 14], promise: device },
  Cartridge: { hsn: '84439959', gstPercent: 18, margins: [9, 15], promise: consumable },
  'Ink Bottle': { hsn: '32151990', gstPercent: 18, margins: [9, 15], promise: consumable },
  Keyboard: { hsn: '84716040', gstPercent: 18, margins: [11, 18], promise: peripheral },
  Mouse: { hsn: '84716060', gstPercent: 18, margins: [11, 18], promise: peripheral },
  'Internal HDD': { hsn: '84717020', gstPercent: 18, margins: [5, 8], promise: peripheral },
  'External HDD': { hsn: '84717020', gstPercent: 18, margins: [5.5, 9], promise: peripheral },
  'Pen Drive': { hsn: '85235100', gstPercent: 18, margins: [9, 15], promise: peripheral },
  Software: {
    hsn: '85238020',
    gstPercent: 18,
    margins: [18, 30],
    promise: 'Keys are not returnable once sent; check edition and number of PCs before ordering.',
  },
  'CCTV Camera': { hsn: '85258900', gstPercent: 18, margins: [12, 20], promise: installer },
  Router: { hsn: '85176290', gstPercent: 18, margins: [9, 15], promise: peripheral },
  DVR: { hsn: '85219090', gstPercent: 18, margins: [11, 18], promise: installer },
  NVR: { hsn: '85219090', gstPercent: 18, margins: [11, 18], promise: installer },
  'POE Switch': { hsn: '85176290', gstPercent: 18, margins: [10, 17], promise: installer },
  Tablets: { hsn: '84713090', gstPercent: 18, margins: [4, 7], promise: device },
  Refurbished: {
    hsn: '84713010',
    gstPercent: 18,
    margins: [8, 14],
    promise: 'Warranty 6 months by us, carry-in; 7 days to return if it does not please.',
  },
  Accessories: { hsn: '84733099', gstPercent: 18, margins: [12, 20], promise: peripheral },
  Networking: { hsn: '85176290', gstPercent: 18, margins: [11, 18], promise: installer },
  Surveillance: { hsn: '85258900', gstPercent: 18, margins: [12, 20], promise: installer },
  Scanner: { hsn: '84716050', gstPercent: 18, margins: [6, 10], promise: device },
}
