import { isServiceHsn } from './hsn.ts'

/**
 * The unit quantity codes of GSTN's list (UQC), by which quantities stand on a tax invoice (CGST Rules 46(h)), in GSTR-1
 * and in e-way bills. A service has none: GSTR-1 takes `NA` for it.
 */
export const unitNames = {
  PCS: 'pieces',
  NOS: 'numbers',
  BOX: 'boxes',
  SET: 'sets',
  PAC: 'packs',
  ROL: 'rolls',
  MTR: 'metres',
  PRS: 'pairs',
  UNT: 'units',
  BAG: 'bags',
  BAL: 'bales',
  BDL: 'bundles',
  BKL: 'buckles',
  BOU: 'billions of units',
  BTL: 'bottles',
  BUN: 'bunches',
  CAN: 'cans',
  CBM: 'cubic metres',
  CCM: 'cubic centimetres',
  CMS: 'centimetres',
  CTN: 'cartons',
  DOZ: 'dozens',
  DRM: 'drums',
  GGK: 'great gross',
  GMS: 'grams',
  GRS: 'gross',
  GYD: 'gross yards',
  KGS: 'kilograms',
  KLR: 'kilolitres',
  KME: 'kilometres',
  LTR: 'litres',
  MLT: 'millilitres',
  MTS: 'metric tons',
  QTL: 'quintals',
  SQF: 'square feet',
  SQM: 'square metres',
  SQY: 'square yards',
  TBS: 'tablets',
  TGM: 'ten grams',
  THD: 'thousands',
  TON: 'tonnes',
  TUB: 'tubes',
  UGS: 'US gallons',
  YDS: 'yards',
  OTH: 'others',
  NA: 'not applicable (services)',
} as const

export type UnitCode = keyof typeof unitNames

/** The unit of a product that states none. */
export const defaultUnit = 'PCS' satisfies UnitCode
/** The unit of every service. */
export const serviceUnit = 'NA' satisfies UnitCode

function isUnitCode(code: string): code is UnitCode {
  return Object.hasOwn(unitNames, code)
}

/** The codes a person may choose for goods, likeliest first. */
export const goodsUnits = Object.keys(unitNames)
  .filter(isUnitCode)
  .filter((code) => code !== serviceUnit)

/**
 * Reads the unit of a product, as typed or as a cell; also the official writing `PCS-PIECES`. Whatever stands there, a
 * service has {@link serviceUnit}.
 * @param product the typed unit, blank for none, and the HSN or SAC
 * @returns undefined for an unknown unit, and for goods without one of goods
 * @example readUnit({ unit: 'box', hsn: '84716060' }) // 'BOX'
 */
export function readUnit({
  unit,
  hsn,
}: {
  unit: string
  hsn: string | undefined
}): UnitCode | undefined {
  if (isServiceHsn(hsn)) return serviceUnit
  const code = unit
    .trim()
    .toUpperCase()
    .replace(/\s*-.*$/, '')
  if (code === '') return defaultUnit
  return isUnitCode(code) && code !== serviceUnit ? code : undefined
}
