import type { Category } from '../catalog-lists.ts'
import { isServiceHsn } from '../tax/hsn.ts'
import { isImported } from './countries.ts'
import type { Declarations } from './declarations.ts'

/**
 * What a product may lack of what the law makes a shop show (declarations 2.1). A product's are stored as bits in this order:
 * a new one goes to the end.
 */
export const missingKinds = [
  'countryOfOrigin',
  'mrp',
  'netQuantity',
  'manufacturedBy',
  'importedBy',
  'consumerCare',
  'bisRegistration',
  'essentialCertificate',
] as const

/** A declaration that a product lacks; `manufacturedBy` stands for the manufacturer or the packer. */
export type MissingKind = (typeof missingKinds)[number]

/**
 * The categories of which every product is on the list of the Electronics and Information Technology Goods (Requirement of
 * Compulsory Registration) Order 2021. Accessories and surveillance have some, so a person decides there.
 */
const registered: ReadonlySet<string> = new Set<Category>([
  'Laptop',
  'Desktop',
  'Tablets',
  'Printer',
  'Scanner',
  'TV',
  'Monitor',
  'Biometrics',
  'Keyboard',
  'External HDD',
  'CCTV Camera',
  'DVR',
  'NVR',
])

/** The categories whose products are tested for their security since 9 April 2025 (ER 01 of the same order). */
const tested: ReadonlySet<string> = new Set<Category>(['CCTV Camera'])

/** Whether all products of a category need a registration with BIS. */
export function needsBisRegistration(category: string): boolean {
  return registered.has(category)
}

/** Whether all products of a category need the certificate of the essential requirements. */
export function needsEssentialCertificate(category: string): boolean {
  return tested.has(category)
}

/** A product and what it declares. */
export interface DeclaringProduct {
  category: string
  hsn: string | undefined
  declarations: Declarations
}

/**
 * Finds what a product lacks of what the law makes a shop show. The month is on the label, a shop need not show it; a service
 * declares nothing.
 */
export function findMissingDeclarations(product: DeclaringProduct): MissingKind[] {
  const { category, hsn, declarations: declared } = product
  if (isServiceHsn(hsn)) return []
  const origin = declared.countryOfOrigin
  const isFromAbroad = origin !== undefined && isImported(origin)
  const lacks: Record<MissingKind, boolean> = {
    countryOfOrigin: origin === undefined,
    mrp: declared.mrp === undefined,
    netQuantity: declared.netQuantity === undefined,
    manufacturedBy:
      !isFromAbroad &&
      (declared.manufacturedBy ?? declared.packedBy ?? declared.importedBy) === undefined,
    importedBy: isFromAbroad && declared.importedBy === undefined,
    consumerCare: declared.consumerCare === undefined,
    bisRegistration: needsBisRegistration(category) && declared.bisRegistration === undefined,
    essentialCertificate:
      needsEssentialCertificate(category) && declared.essentialCertificate === undefined,
  }
  return missingKinds.filter((kind) => lacks[kind])
}

/** The bit of a kind in a stored number. */
export function bitOfMissing(kind: MissingKind): number {
  return 1 << missingKinds.indexOf(kind)
}

/** What a product lacks as one number, a bit for each kind. */
export function missingBitsOf(product: DeclaringProduct): number {
  return findMissingDeclarations(product).reduce((bits, kind) => bits | bitOfMissing(kind), 0)
}
