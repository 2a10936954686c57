import {
  type Declarations,
  declarationFields,
  formOfDeclarations,
} from '@store/contract/rules/catalog/declarations/declarations'
import { type ProductFact, readFacts } from '@store/contract/rules/catalog/facts/product-facts'
import { readDocumentTitles } from '@store/contract/rules/catalog/product-documents'
import {
  blankProductForm,
  newPictureMarker,
  type ProductDraft,
  type ProductForm,
  readProductForm,
} from '@store/contract/rules/catalog/product-validation'
import { readSlabForms, type SlabForm } from '@store/contract/rules/catalog/slab-forms'
import { defaultUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { readPrice } from '@store/contract/rules/catalog/typed-numbers'
import type { FieldError, FormError } from '@store/contract/rules/field-errors'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { findNewPriceMarks } from '@store/contract/rules/pricing/price-marks'
import type { Product, WireSlab } from '@store/contract/schemas/catalog/catalog'
import { documentListOf, type FormDocument } from './attachments/form-document.ts'
import type { FormPicture } from './attachments/form-picture.ts'

const texts = [
  'name',
  'brand',
  'category',
  'modelNo',
  'description',
  'hsn',
  'unit',
  'gst',
  'stock',
  ...declarationFields,
] as const
type TextName = (typeof texts)[number]

/** The values of the product form; prices are named as in the server's field errors. */
export interface ProductValues extends Record<TextName, string> {
  'prices.enduser': string
  'prices.reseller': string
  'prices.distributor': string
  quantityBasedPrices: SlabForm[]
  facts: ProductFact[]
  images: FormPicture[]
  documents: FormDocument[]
}

const { prices: blankPrices, ...blankFields } = blankProductForm

/** The initial values for a new product. */
export const blankValues: ProductValues = {
  ...blankFields,
  unit: defaultUnit,
  'prices.enduser': blankPrices.enduser,
  'prices.reseller': blankPrices.reseller,
  'prices.distributor': blankPrices.distributor,
  images: [],
  documents: [],
}

const textOf = (amount: number | undefined) => (amount === undefined ? '' : String(amount))

function slabFormOf({ minQty, maxQty, price }: WireSlab): SlabForm {
  return { minQty: String(minQty), maxQty: textOf(maxQty), price: String(price) }
}

/** The declarations of a product as the contract's rules take them. */
function declarationsOf({ countryOfOrigin, declarations = {} }: Product): Declarations {
  const { mrp, ...texts } = declarations
  return {
    ...texts,
    ...(countryOfOrigin !== undefined && { countryOfOrigin }),
    ...(mrp !== undefined && { mrp: paiseFromRupees(mrp) }),
  }
}

/** The form values of an existing product. */
export function valuesOf(product: Product): ProductValues {
  return {
    name: product.name,
    brand: product.brand,
    category: product.category,
    modelNo: product.modelNo,
    description: product.description,
    hsn: product.hsn ?? '',
    unit: product.unit ?? defaultUnit,
    gst: String(product.gst),
    stock: String(product.stock),
    ...formOfDeclarations(declarationsOf(product)),
    'prices.enduser': textOf(product.prices.enduser),
    'prices.reseller': textOf(product.prices.reseller),
    'prices.distributor': textOf(product.prices.distributor),
    quantityBasedPrices: product.quantityBasedPrices.map(slabFormOf),
    facts: product.facts ?? [],
    images: product.images.map((src) => ({ kind: 'kept', src })),
    documents: (product.documents ?? []).map((document) => ({ kind: 'kept', ...document })),
  }
}

/** Blank slab rows are ignored. */
function isFilled(slab: SlabForm): boolean {
  return `${slab.minQty}${slab.maxQty}${slab.price}`.trim() !== ''
}

function isFilledFact({ name, value }: ProductFact): boolean {
  return `${name}${value}`.trim() !== ''
}

/** Positions of the filled rows: errors count only these, the form has blank ones too. */
function positionsOf<Row>(rows: readonly Row[], isRowFilled: (row: Row) => boolean): number[] {
  return rows.flatMap((row, position) => (isRowFilled(row) ? [position] : []))
}

/** Maps the errors of rows to their indexes in the form. */
function withFormIndexes(
  faults: readonly FieldError[],
  { quantityBasedPrices, facts }: Pick<ProductValues, 'quantityBasedPrices' | 'facts'>,
): FieldError[] {
  const slabs = positionsOf(quantityBasedPrices, isFilled)
  const filledFacts = positionsOf(facts, isFilledFact)
  return faults.map(({ field, message }) => ({
    field: field.replace(
      /^(quantityBasedPrices|facts)\.(\d+)$/,
      (_, name: string, index: string) =>
        `${name}.${(name === 'facts' ? filledFacts : slabs)[Number(index)]}`,
    ),
    message,
  }))
}

/** Parses the prices and slabs typed so far, with the errors of the slabs (catalog 2.4). */
export function readTypedSlabs(values: ProductValues) {
  const slabs = values.quantityBasedPrices
  const { enduser, reseller, distributor } = pricesOf(values)
  const read = readSlabForms(slabs.filter(isFilled), enduser)
  return {
    slabs: read.slabs,
    faults: withFormIndexes(read.faults, values),
    prices: {
      enduser: readPrice(enduser),
      reseller: readPrice(reseller),
      distributor: readPrice(distributor),
    },
  }
}

/**
 * What is probably a mistake in the prices typed so far, and was none before.
 * @param former the product that is changed
 */
export function findPriceWarnings(values: ProductValues, former: Product | null): string[] {
  const { prices, slabs, faults } = readTypedSlabs(values)
  const { enduser, reseller, distributor } = prices
  if (enduser === undefined || reseller === undefined || distributor === undefined) return []
  if (faults.length > 0) return []
  const pricesPaise = { enduser, reseller, distributor }
  const before = former ? draftOf(former) : undefined
  return findNewPriceMarks({ pricesPaise, slabs }, before).map(({ message }) => message)
}

/** The errors of the facts typed so far. */
export function findFactFaults(values: ProductValues): FieldError[] {
  return withFormIndexes(readFacts(values.facts.filter(isFilledFact)).faults, values)
}

/** The errors of the titles typed so far. */
export function findDocumentFaults(documents: readonly FormDocument[]): FieldError[] {
  return readDocumentTitles(documents.map(({ title }) => title)).faults
}

function pricesOf(values: ProductValues): ProductForm['prices'] {
  return {
    enduser: values['prices.enduser'],
    reseller: values['prices.reseller'],
    distributor: values['prices.distributor'],
  }
}

/** A product as the contract's rules take it. */
function draftOf(product: Product): ProductDraft {
  const { name, brand, category, modelNo, description, hsn, unit = defaultUnit, stock } = product
  const { prices, quantityBasedPrices, gst: gstPercent, facts = [] } = product
  return {
    ...{ name, brand, category, modelNo, description, hsn, unit, stock, gstPercent, facts },
    declarations: declarationsOf(product),
    pricesPaise: {
      enduser: paiseFromRupees(prices.enduser ?? 0),
      reseller: paiseFromRupees(prices.reseller ?? 0),
      distributor: paiseFromRupees(prices.distributor ?? 0),
    },
    slabs: quantityBasedPrices.map((slab) => ({ ...slab, price: paiseFromRupees(slab.price) })),
  }
}

function formOf(values: ProductValues): ProductForm {
  const { images: _, documents: _documents, ...form } = values
  return {
    ...form,
    prices: pricesOf(values),
    quantityBasedPrices: values.quantityBasedPrices.filter(isFilled),
    facts: values.facts.filter(isFilledFact),
  }
}

/**
 * Validates the form by the contract's rules (catalog 4.1).
 * @param former the product that is changed; what stays of it is not judged again
 */
export function validateProduct(
  values: ProductValues,
  former?: Product | null,
): FormError | undefined {
  const { documents } = values
  const result = readProductForm(formOf(values), former ? draftOf(former) : undefined)
  const documentFaults = findDocumentFaults(documents)
  const faults = 'fields' in result ? withFormIndexes(result.fields, values) : []
  const message = 'fields' in result ? result.message : documentFaults[0]?.message
  return message === undefined ? undefined : { message, fields: [...faults, ...documentFaults] }
}

/** The form fields in wire format (catalog 4.5). */
function fieldsOf(values: ProductValues): Map<string, string> {
  const slabs = values.quantityBasedPrices.filter(isFilled)
  return new Map<string, string>([
    ...texts.map((name) => [name, values[name]] as const),
    ['prices', JSON.stringify(pricesOf(values))],
    ['quantityBasedPrices', JSON.stringify(slabs)],
    ['facts', JSON.stringify(values.facts.filter(isFilledFact))],
    ['keptImages', JSON.stringify(keptOf(values.images))],
    ['documentList', documentListOf(values.documents)],
  ])
}

function keptOf(images: readonly FormPicture[]): string[] {
  return images.map((image) => (image.kind === 'kept' ? image.src : newPictureMarker))
}

function appendFiles(form: FormData, { images, documents }: ProductValues): void {
  for (const image of images) if (image.kind === 'new') form.append('images', image.file)
  for (const document of documents) {
    if (document.kind === 'new') form.append('documents', document.file)
  }
}

/** The request body for a new product. */
export function toCreateForm(values: ProductValues): FormData {
  const form = new FormData()
  for (const [name, value] of fieldsOf(values)) if (name !== 'keptImages') form.set(name, value)
  appendFiles(form, values)
  return form
}

/**
 * The request body for a change: only changed fields, so that stock sold in the meantime is not reset.
 * @param product the product the form was initialized from
 */
export function toUpdateForm(product: Product, values: ProductValues): FormData {
  const form = new FormData()
  const former = fieldsOf(valuesOf(product))
  for (const [name, value] of fieldsOf(values)) {
    if (value !== former.get(name)) form.set(name, value)
  }
  if (form.has('stock')) form.set('seenStock', String(product.stock))
  if (product.version !== undefined) form.set('version', String(product.version))
  appendFiles(form, values)
  return form
}
