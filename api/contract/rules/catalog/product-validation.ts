import { type Tier, tiers } from '../accounts/roles.ts'
import * as adminMessages from '../admin-messages.ts'
import { type FieldError, type FormError, findBlank } from '../field-errors.ts'
import { largestStock } from '../limits.ts'
import * as messages from '../messages.ts'
import { type Paise, rupeesFromPaise } from '../pricing/money.ts'
import type { Slab } from '../pricing/price.ts'
import { validateText } from '../text-rule.ts'
import { brands, categories } from './catalog-lists.ts'
import {
  blankDeclarations,
  type DeclarationForm,
  type Declarations,
  formOfDeclarations,
  readDeclarations,
} from './declarations/declarations.ts'
import { findPricesAboveMrp } from './declarations/price-above-mrp.ts'
import { type ProductFact, readFacts } from './facts/product-facts.ts'
import { findLongTexts, lineOf, modelNumberOf, paragraphsOf } from './product-texts.ts'
import { readSlabs, type SlabForm } from './slab-forms.ts'
import { defaultGstPercent, readGstRate } from './tax/gst-rates.ts'
import { findHsnError } from './tax/hsn.ts'
import { readUnit, type UnitCode } from './tax/unit-codes.ts'
import { readPrice, readWholeNumber } from './typed-numbers.ts'

/** The product form (catalog 4.1), every field as text: as typed, and as a cell of an imported file. */
export interface ProductForm extends DeclarationForm {
  name: string
  brand: string
  category: string
  modelNo: string
  description: string
  hsn: string
  /** Blank for the default. */
  unit: string
  gst: string
  stock: string
  prices: Record<Tier, string>
  quantityBasedPrices: SlabForm[]
  facts: ProductFact[]
}

/** A valid product. Money in paise, GST in percent. */
export interface ProductDraft {
  name: string
  brand: string
  category: string
  modelNo: string
  description: string
  hsn: string | undefined
  unit: UnitCode
  gstPercent: number
  stock: number
  pricesPaise: Record<Tier, Paise>
  slabs: Slab[]
  facts: ProductFact[]
  declarations: Declarations
}

/** The position of the next uploaded picture among the pictures that stay (`keptImages`). */
export const newPictureMarker = 'new'

const words = adminMessages.products

/** A name in the spelling of the list: `hp` becomes HP. */
function asListed(name: string, list: readonly string[]): string {
  return list.find((listed) => listed.toLowerCase() === name.toLowerCase()) ?? name
}

function readPrices(form: ProductForm, faults: FieldError[]) {
  const priceOfTier = (tier: Tier) => {
    const price = readPrice(form.prices[tier])
    if (price === undefined) faults.push({ field: `prices.${tier}`, message: words.price })
    return price
  }
  const [enduser, reseller, distributor] = tiers.map(priceOfTier)
  return { enduser, reseller, distributor }
}

function readTexts(form: ProductForm, faults: FieldError[]) {
  const texts = {
    name: lineOf(form.name),
    brand: asListed(lineOf(form.brand), brands),
    category: asListed(lineOf(form.category), categories),
    modelNo: modelNumberOf(form.modelNo),
    description: paragraphsOf(form.description),
  }
  faults.push(...findLongTexts(texts))
  return texts
}

/** Reads GST rate, HSN and unit; those that stay are not judged again. */
function readTaxFields(form: ProductForm, former: ProductDraft | undefined, faults: FieldError[]) {
  const hsn = form.hsn.trim() || undefined
  const hsnError = hsn === undefined || hsn === former?.hsn ? undefined : findHsnError(hsn)
  if (hsnError !== undefined) faults.push({ field: 'hsn', message: hsnError })
  const unit = readUnit({ unit: form.unit.trim() || (former?.unit ?? ''), hsn })
  if (unit === undefined) faults.push({ field: 'unit', message: words.unit })
  const typed = form.gst.trim()
  const kept = former?.gstPercent ?? defaultGstPercent
  const gst =
    typed === '' || typed === String(former?.gstPercent) ? { percent: kept } : readGstRate(typed)
  if ('message' in gst) faults.push({ field: 'gst', message: gst.message })
  return { hsn, unit, gstPercent: 'percent' in gst ? gst.percent : kept }
}

/** The required fields (catalog 4.1), prices by their field names in the form. */
function findMissing(form: ProductForm): FormError | undefined {
  const { name, brand, category, stock, description, prices } = form
  const flat = {
    name: lineOf(name),
    brand: lineOf(brand),
    category: lineOf(category),
    stock,
    'prices.enduser': prices.enduser,
    'prices.reseller': prices.reseller,
    'prices.distributor': prices.distributor,
    description: paragraphsOf(description),
  }
  const fields = [
    'name',
    'brand',
    'category',
    'stock',
    'prices.enduser',
    'prices.reseller',
    'prices.distributor',
    'description',
  ] as const
  return findBlank(flat, fields, words.required)
}

/** Whether a form leaves all prices of a product as they are. */
function arePricesKept(form: ProductForm, former: ProductDraft): boolean {
  const { prices, quantityBasedPrices } = formOfProduct(former)
  const written = (of: Pick<ProductForm, 'prices' | 'quantityBasedPrices'>) =>
    JSON.stringify([tiers.map((tier) => of.prices[tier]), of.quantityBasedPrices])
  return written(form) === written({ prices, quantityBasedPrices })
}

/**
 * Reads the product form (catalog 4.1): used by the admin's screen, the API and the import alike.
 * @param former the product that is changed. A blank GST rate or unit keeps its own: defaults belong to new products. What
 *   stays was judged when it was set, maybe by the rules of its time, so that its stock can be changed before it is put right
 * @returns the product, or every invalid field
 */
export function readProductForm(
  form: ProductForm,
  former?: ProductDraft,
): ProductDraft | FormError {
  const unfit = validateText(form)
  if (unfit) return unfit
  const missing = findMissing(form)?.fields ?? []
  const faults: FieldError[] = []
  const texts = readTexts(form, faults)
  const { unit, ...tax } = readTaxFields(form, former, faults)
  const stock = readWholeNumber(form.stock, largestStock)
  if (stock === undefined) faults.push({ field: 'stock', message: words.stock })
  const { enduser, reseller, distributor } = readPrices(form, faults)
  const slabFaults: FieldError[] = []
  const slabs = readSlabs(form.quantityBasedPrices, enduser, slabFaults)
  if (!former || !arePricesKept(form, former)) faults.push(...slabFaults)
  const { facts, faults: factFaults } = readFacts(form.facts)
  faults.push(...factFaults)
  const { declarations, faults: declarationFaults } = readDeclarations(form)
  faults.push(...declarationFaults)
  const { mrp } = declarations
  if (!former || mrp !== former.declarations.mrp || !arePricesKept(form, former)) {
    faults.push(...findPricesAboveMrp({ pricesPaise: { enduser, reseller, distributor }, mrp }))
  }
  const isWhole =
    unit !== undefined &&
    stock !== undefined &&
    enduser !== undefined &&
    reseller !== undefined &&
    distributor !== undefined
  const isMissing = (field: string) => missing.some((blank) => blank.field === field)
  // A blank number is not also a wrong one.
  const fields = [...missing, ...faults.filter(({ field }) => !isMissing(field))]
  if (isWhole && fields.length === 0) {
    const pricesPaise = { enduser, reseller, distributor }
    return { ...texts, ...tax, unit, stock, pricesPaise, slabs, facts, declarations }
  }
  return { message: fields[0]?.message ?? messages.invalidInput, fields }
}

/** The form of an existing product, for editing it. */
export function formOfProduct(product: ProductDraft): ProductForm {
  const rupees = (amount: Paise) => String(rupeesFromPaise(amount))
  const { enduser, reseller, distributor } = product.pricesPaise
  return {
    name: product.name,
    brand: product.brand,
    category: product.category,
    modelNo: product.modelNo,
    description: product.description,
    hsn: product.hsn ?? '',
    unit: product.unit,
    gst: String(product.gstPercent),
    stock: String(product.stock),
    prices: {
      enduser: rupees(enduser),
      reseller: rupees(reseller),
      distributor: rupees(distributor),
    },
    quantityBasedPrices: product.slabs.map(({ minQty, maxQty, price }) => ({
      minQty: String(minQty),
      maxQty: maxQty === undefined ? '' : String(maxQty),
      price: rupees(price),
    })),
    facts: product.facts,
    ...formOfDeclarations(product.declarations),
  }
}

/** An empty form. */
export const blankProductForm: ProductForm = {
  name: '',
  brand: '',
  category: '',
  modelNo: '',
  description: '',
  hsn: '',
  unit: '',
  gst: '',
  stock: '',
  prices: { enduser: '', reseller: '', distributor: '' },
  quantityBasedPrices: [],
  facts: [],
  ...blankDeclarations,
}
