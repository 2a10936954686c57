import { type Audience, priceTierOf, type Tier, tiers } from '@store/contract/rules/accounts/roles'
import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Slab } from '@store/contract/rules/pricing/price'
import type {
  Product,
  ProductDocument,
  ProductImage,
  WireDeclarations,
  WirePrices,
  WireSlab,
} from '@store/contract/schemas/catalog/catalog'
import type { WireOffer } from '@store/contract/schemas/catalog/offer'
import {
  type ProductDetails,
  type ProductRecord,
  pictureNameOf,
  type StoredDocument,
  type StoredImage,
} from './product.ts'

/** The path of public pictures; their names depend on their content, so they never change. */
export const imagesPath = '/api/images'

function addressOf(key: string, width: number): string {
  return `${imagesPath}/${pictureNameOf(key, width)}`
}

function presentImage({ key, widths }: StoredImage): ProductImage {
  const largest = Math.max(...widths)
  return {
    src: addressOf(key, largest),
    srcSet: widths.map((width) => `${addressOf(key, width)} ${width}w`).join(', '),
    width: largest,
    height: largest,
  }
}

/** The prices that a person may see, in rupees. */
export function presentPrices({ pricesPaise }: ProductRecord, audience: Audience): WirePrices {
  const seen = audience === 'superadmin' ? tiers : [priceTierOf(audience)]
  return Object.fromEntries(seen.map((tier) => [tier, rupeesFromPaise(pricesPaise[tier])]))
}

/** A slab for the wire, in rupees; its fields in the order in which the serialiser writes them. */
export function presentSlab({ minQty, maxQty, price }: Slab): WireSlab {
  const slab = { minQty, price: rupeesFromPaise(price) }
  return maxQty === undefined ? slab : { ...slab, maxQty }
}

/** Fields for the person who edits the product only. */
function presentForEditing({
  hsn,
  unit,
  version,
}: ProductRecord): Pick<Product, 'hsn' | 'unit' | 'version'> {
  return { version, unit, ...(hsn !== undefined && { hsn }) }
}

/** The URLs of a product's pictures, with those of each width. */
export function presentImages(
  images: readonly StoredImage[],
): Pick<Product, 'images' | 'pictures'> {
  const pictures = images.map(presentImage)
  return { images: pictures.map(({ src }) => src), pictures }
}

/** The file name in the URL of a document, which browsers propose when it is saved: plain letters of its title. */
function documentNameOf(title: string): string {
  const plain = title.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const name = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${name || 'document'}.pdf`
}

function presentDocument({ key, title, bytes }: StoredDocument): ProductDocument {
  return { title, url: `/api/documents/${key}/${documentNameOf(title)}`, bytes }
}

/** The declarations that are texts, in the order of the schema. */
const shownTexts = [
  'netQuantity',
  'manufacturedBy',
  'packedBy',
  'importedBy',
  'monthOfManufacture',
  'consumerCare',
  'bisRegistration',
  'essentialCertificate',
] as const

/** What only the page of a product shows. */
export type ShownDetails = Pick<Product, 'hsn' | 'unit' | 'facts' | 'declarations' | 'documents'>

/** Declarations for the wire, in the order in which the serialiser writes them; undefined without any. */
function presentDeclarations(declarations: Declarations): WireDeclarations | undefined {
  const { mrp } = declarations
  const shown: WireDeclarations = { ...(mrp !== undefined && { mrp: rupeesFromPaise(mrp) }) }
  for (const field of shownTexts) {
    const text = declarations[field]
    if (text !== undefined) shown[field] = text
  }
  return Object.keys(shown).length > 0 ? shown : undefined
}

/** Presents {@link ShownDetails}. */
export function presentDetails(
  product: Pick<ProductDetails, 'hsn' | 'unit' | 'facts' | 'declarations' | 'documents'>,
): ShownDetails {
  const { hsn, unit, facts, documents } = product
  const declarations = presentDeclarations(product.declarations)
  return {
    unit,
    ...(hsn !== undefined && { hsn }),
    ...(facts.length > 0 && { facts }),
    ...(declarations && { declarations }),
    ...(documents.length > 0 && { documents: documents.map(presentDocument) }),
  }
}

/** A product for its own page, with the prices of the person's tier only. */
export function presentProductPage(product: ProductDetails, audience: Audience): Product {
  return { ...presentProduct(product, audience), ...presentDetails(product) }
}

/** What a product costs a buyer of a tier, in a list of many products. */
export function presentOffer(product: ProductRecord, tier: Tier): WireOffer {
  const { stock, pricesPaise, slabs } = product
  return {
    stock,
    price: rupeesFromPaise(pricesPaise[tier]),
    quantityBasedPrices: slabs.map(presentSlab),
  }
}

/** A product for one person: with the prices of their tier only (catalog 1.3). */
export function presentProduct(product: ProductRecord, audience: Audience): Product {
  return {
    _id: product.publicId,
    name: product.name,
    brand: product.brand,
    category: product.category,
    modelNo: product.modelNo,
    description: product.description,
    ...(product.countryOfOrigin !== undefined && { countryOfOrigin: product.countryOfOrigin }),
    ...presentImages(product.images),
    stock: product.stock,
    gst: product.gstPercent,
    prices: presentPrices(product, audience),
    quantityBasedPrices: product.slabs.map(presentSlab),
    ...(audience === 'superadmin' && presentForEditing(product)),
  }
}
