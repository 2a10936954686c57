import * as adminMessages from '../../admin-messages.ts'
import type { FieldError } from '../../field-errors.ts'
import type { Paise } from '../../pricing/money.ts'
import { rupeesFromPaise } from '../../pricing/money.ts'
import { lineOf } from '../product-texts.ts'
import { readPrice } from '../typed-numbers.ts'
import { readCountry } from './countries.ts'
import { readMonth } from './months.ts'

/** What a shop declares of packaged goods (declarations 1.1), in the order in which it is shown. */
export const declarationFields = [
  'countryOfOrigin',
  'mrp',
  'netQuantity',
  'manufacturedBy',
  'packedBy',
  'importedBy',
  'monthOfManufacture',
  'consumerCare',
  'bisRegistration',
  'essentialCertificate',
] as const

/** A declaration of a product. */
export type DeclarationField = (typeof declarationFields)[number]

/** Those that are texts of one line. */
export const textDeclarations = [
  'netQuantity',
  'manufacturedBy',
  'packedBy',
  'importedBy',
  'consumerCare',
  'essentialCertificate',
] as const satisfies readonly DeclarationField[]

/** The declarations as typed; blank for none. */
export type DeclarationForm = Record<DeclarationField, string>

/** The declarations of a product; what is not declared is undefined. */
export interface Declarations {
  /** A name of `countries`. */
  countryOfOrigin?: string | undefined
  /** The maximum retail price, with all taxes, of what a price is asked for: a piece, or a pack. */
  mrp?: Paise | undefined
  netQuantity?: string | undefined
  /** Name and address, as `packedBy` and `importedBy`. */
  manufacturedBy?: string | undefined
  packedBy?: string | undefined
  importedBy?: string | undefined
  /** `YYYY-MM`: in which it was made, packed or imported. */
  monthOfManufacture?: string | undefined
  consumerCare?: string | undefined
  /** `R-` and eight digits. */
  bisRegistration?: string | undefined
  /** The certificate that a camera meets the essential requirements for its security. */
  essentialCertificate?: string | undefined
}

/** The longest texts, in characters. */
export const longestDeclarations = {
  netQuantity: 60,
  manufacturedBy: 300,
  packedBy: 300,
  importedBy: 300,
  consumerCare: 300,
  essentialCertificate: 80,
} as const satisfies Record<(typeof textDeclarations)[number], number>

/** What screens and messages call the declarations. */
export const declarationLabels: Readonly<Record<DeclarationField, string>> = {
  countryOfOrigin: 'Country of origin',
  mrp: 'MRP',
  netQuantity: 'Net quantity',
  manufacturedBy: 'Manufacturer',
  packedBy: 'Packer',
  importedBy: 'Importer',
  monthOfManufacture: 'Month of manufacture or import',
  consumerCare: 'Consumer care',
  bisRegistration: 'BIS registration number',
  essentialCertificate: 'Essential requirements certificate',
}

const words = adminMessages.declarations

/**
 * Reads the number of a registration with BIS, as it stands on a label.
 * @example readBisRegistration('r 41012345') // 'R-41012345'
 */
export function readBisRegistration(text: string): string | undefined {
  const [, digits] = /^R\s*[-–—]?\s*(\d{8})$/i.exec(text.trim()) ?? []
  return digits === undefined ? undefined : `R-${digits}`
}

/** Reads one field; a blank one is undefined, and so is what cannot be read. */
function readField<Value>(
  typed: string,
  read: (text: string) => Value | undefined,
  reject: () => void,
): Value | undefined {
  const text = lineOf(typed)
  if (text === '') return undefined
  const value = read(text)
  if (value === undefined) reject()
  return value
}

/**
 * Reads the declarations of a product form.
 * @returns the declarations as they are stored, and the invalid fields
 */
export function readDeclarations(form: DeclarationForm): {
  declarations: Declarations
  faults: FieldError[]
} {
  const faults: FieldError[] = []
  const rejects = (field: DeclarationField, message: string) => () => {
    faults.push({ field, message })
  }
  const declarations: Declarations = {
    countryOfOrigin: readField(
      form.countryOfOrigin,
      readCountry,
      rejects('countryOfOrigin', words.country),
    ),
    mrp: readField(form.mrp, readPrice, rejects('mrp', words.mrp)),
    monthOfManufacture: readField(
      form.monthOfManufacture,
      readMonth,
      rejects('monthOfManufacture', words.month),
    ),
    bisRegistration: readField(
      form.bisRegistration,
      readBisRegistration,
      rejects('bisRegistration', words.bisRegistration),
    ),
  }
  for (const field of textDeclarations) {
    const longest = longestDeclarations[field]
    const read = (text: string) => (text.length > longest ? undefined : text)
    declarations[field] = readField(form[field], read, rejects(field, words.tooLong(longest)))
  }
  return { declarations, faults }
}

/** The form of declarations, for editing and for files. */
export function formOfDeclarations(declarations: Declarations): DeclarationForm {
  const { mrp } = declarations
  const textOf = (field: Exclude<DeclarationField, 'mrp'>) => declarations[field] ?? ''
  return {
    countryOfOrigin: textOf('countryOfOrigin'),
    mrp: mrp === undefined ? '' : String(rupeesFromPaise(mrp)),
    netQuantity: textOf('netQuantity'),
    manufacturedBy: textOf('manufacturedBy'),
    packedBy: textOf('packedBy'),
    importedBy: textOf('importedBy'),
    monthOfManufacture: textOf('monthOfManufacture'),
    consumerCare: textOf('consumerCare'),
    bisRegistration: textOf('bisRegistration'),
    essentialCertificate: textOf('essentialCertificate'),
  }
}

/** No declaration, as typed. */
export const blankDeclarations: DeclarationForm = formOfDeclarations({})

/** Whether two products declare the same. */
export function areSameDeclarations(ours: Declarations, theirs: Declarations): boolean {
  return declarationFields.every((field) => ours[field] === theirs[field])
}
