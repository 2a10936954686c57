import type { MissingKind } from '@store/contract/rules/catalog/declarations/missing-declarations'

/** What products lack, after "no". */
export const missingLabels: Readonly<Record<MissingKind, string>> = {
  countryOfOrigin: 'country of origin',
  mrp: 'MRP',
  netQuantity: 'net quantity',
  manufacturedBy: 'manufacturer or packer',
  importedBy: 'importer',
  consumerCare: 'consumer care',
  bisRegistration: 'BIS registration',
  essentialCertificate: 'essential requirements certificate',
}
