import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  blankDeclarations,
  type DeclarationForm,
  declarationFields,
} from '@store/contract/rules/catalog/declarations/declarations'
import {
  blankProductForm,
  formOfProduct,
  newPictureMarker,
  type ProductDraft,
  type ProductForm,
  readProductForm,
} from '@store/contract/rules/catalog/product-validation'
import { fieldError } from '@store/contract/rules/field-errors'
import { mostProductImages } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import {
  FormFactsSchema,
  FormPricesSchema,
  FormSlabsSchema,
  KeptImagesSchema,
} from '@store/contract/schemas/catalog/catalog-admin'
import { Compile } from 'typebox/compile'
import { HttpError, readJson } from '../../../base/base.ts'
import type { ProductDetails, StoredImage } from '../../products/product.ts'

type Fields = ReadonlyMap<string, string>

const pricesCheck = Compile(FormPricesSchema)
const factsCheck = Compile(FormFactsSchema)
const slabsCheck = Compile(FormSlabsSchema)
const keptCheck = Compile(KeptImagesSchema)
const words = adminMessages.products

function textOf(value: string | number | null | undefined): string {
  return value == null ? '' : String(value)
}

function pricesOf(fields: Fields): ProductForm['prices'] | undefined {
  const sent = fields.get('prices')
  if (sent === undefined) return undefined
  const prices = readJson(sent)
  if (!pricesCheck.Check(prices)) {
    throw new HttpError(fieldError('prices', words.pricesUnreadable))
  }
  const { enduser, reseller, distributor } = prices
  return {
    enduser: textOf(enduser),
    reseller: textOf(reseller),
    distributor: textOf(distributor),
  }
}

function slabsOf(fields: Fields): ProductForm['quantityBasedPrices'] | undefined {
  const sent = fields.get('quantityBasedPrices')
  // Blank says nothing; an empty list clears them.
  if (!sent?.trim()) return undefined
  const slabs = readJson(sent)
  if (!slabsCheck.Check(slabs)) {
    throw new HttpError(fieldError('quantityBasedPrices', words.slabsUnreadable))
  }
  return slabs.map(({ minQty, maxQty, price }) => ({
    minQty: textOf(minQty),
    maxQty: textOf(maxQty),
    price: textOf(price),
  }))
}

function factsOf(fields: Fields): ProductForm['facts'] | undefined {
  const sent = fields.get('facts')
  if (sent === undefined) return undefined
  const facts = readJson(sent || '[]')
  if (!factsCheck.Check(facts)) {
    throw new HttpError(fieldError('facts', adminMessages.productFacts.unreadable))
  }
  return facts
}

function declarationsOf(fields: Fields, start: DeclarationForm): DeclarationForm {
  const form = { ...blankDeclarations }
  for (const field of declarationFields) form[field] = fields.get(field) ?? start[field]
  return form
}

/**
 * Reads the fields of the product form. A field that was not sent stays unchanged, as does a blank one of GST,
 * unit and slabs.
 * @param former the edited product; absent for a new one
 * @throws HttpError (400) with every invalid field
 */
export function readProductFields(fields: Fields, former?: ProductDetails): ProductDraft {
  const start = former ? formOfProduct(former) : blankProductForm
  const form = {
    name: fields.get('name') ?? start.name,
    brand: fields.get('brand') ?? start.brand,
    category: fields.get('category') ?? start.category,
    modelNo: fields.get('modelNo') ?? start.modelNo,
    description: fields.get('description') ?? start.description,
    hsn: fields.get('hsn') ?? start.hsn,
    unit: fields.get('unit') ?? start.unit,
    gst: fields.get('gst') ?? start.gst,
    stock: fields.get('stock') ?? start.stock,
    prices: pricesOf(fields) ?? start.prices,
    quantityBasedPrices: slabsOf(fields) ?? start.quantityBasedPrices,
    facts: factsOf(fields) ?? start.facts,
    ...declarationsOf(fields, start),
  }
  const result = readProductForm(form, former)
  if ('fields' in result) throw new HttpError(result)
  return result
}

/** `/api/images/<key>-800.webp`, or the key alone. */
function keyOf(address: string): string {
  const name = address.split('/').at(-1) ?? ''
  return name.replace(/-\d+\.webp$/, '')
}

/**
 * The pictures of a product after a change, at most three (catalog 1.2): those named by `keptImages`, in that order, with
 * the uploaded ones at their positions, or else at the end. Without that field the former ones stay, unless others were
 * uploaded.
 * @param drawn the uploaded pictures
 * @throws HttpError (400) for a picture the product does not have
 */
export function imagesOf(
  fields: Fields,
  former: readonly StoredImage[],
  drawn: readonly StoredImage[],
): StoredImage[] {
  const sent = fields.get('keptImages')
  if (sent === undefined) return [...(drawn.length > 0 ? drawn : former)]
  const entries = readJson(sent || '[]')
  if (!keptCheck.Check(entries)) throw new HttpError(fieldError('images', words.imageUnknown))
  const waiting = [...drawn]
  const placed = entries.flatMap((entry) => {
    if (entry === newPictureMarker) return waiting.splice(0, 1)
    const image = former.find(({ key }) => key === keyOf(entry))
    if (!image) throw new HttpError(fieldError('images', words.imageUnknown))
    return image
  })
  return [...new Set([...placed, ...waiting])].slice(0, mostProductImages)
}

function countOf(fields: Fields, field: 'version' | 'seenStock'): number | undefined {
  const sent = fields.get(field)
  if (!sent) return undefined
  if (!/^\d{1,9}$/.test(sent)) throw new HttpError(fieldError(field, messages.invalidInput))
  return Number(sent)
}

/** The version with which the form was filled; undefined when it was not sent. */
export function versionOf(fields: Fields): number | undefined {
  return countOf(fields, 'version')
}

/** The stock with which the form was filled; undefined when it was not sent. */
export function seenStockOf(fields: Fields): number | undefined {
  return countOf(fields, 'seenStock')
}
