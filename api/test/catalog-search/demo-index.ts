import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { type CatalogueProduct, generateCatalogue } from '../../seed/catalogue.ts'
import type { IndexEntry } from '../../src/catalog/products/index/index-entry.ts'
import { ProductIndex } from '../../src/catalog/products/index/product-index.ts'
import { searchTextOf } from '../../src/catalog/products/product.ts'
import { encodeModels, encodeNames } from '../../src/catalog/products/search/texts/compact-text.ts'
import type { Synonym } from '../../src/catalog/products/search/words/synonyms.ts'

/** A product as the index reads it. */
export function entryFrom(product: CatalogueProduct, id: number): IndexEntry {
  const { name, brand, category, modelNo, description, pricesPaise, stock, gstPercent } = product
  const publicId = `P${id}`
  const prices = {
    enduser: rupeesFromPaise(pricesPaise.enduser),
    reseller: rupeesFromPaise(pricesPaise.reseller),
    distributor: rupeesFromPaise(pricesPaise.distributor),
  }
  return {
    id,
    publicId,
    version: 1,
    contentVersion: 1,
    brand,
    category,
    country: product.declarations.countryOfOrigin ?? '',
    searchText: searchTextOf(product),
    name,
    names: encodeNames(product),
    models: encodeModels(description),
    prices,
    stock,
    gst: gstPercent,
    headJson: JSON.stringify({ _id: publicId, name, brand, category, modelNo, description }).slice(
      0,
      -1,
    ),
    slabs: '[]',
    images: '[]',
  }
}

async function* entries(products: readonly CatalogueProduct[]): AsyncGenerator<IndexEntry[]> {
  yield products.map((product, index) => entryFrom(product, index + 1))
}

/** The index of the demo catalogue, and its products by id. */
export interface DemoIndex {
  index: ProductIndex
  productOf: (id: number) => CatalogueProduct | undefined
}

/** Indexes the demo catalogue without a database. */
export async function indexDemoCatalogue(
  synonyms: readonly Synonym[],
  size?: number,
): Promise<DemoIndex> {
  const products = [...generateCatalogue(size === undefined ? {} : { products: size })]
  const index = await ProductIndex.load(entries(products))
  index.words.setSynonyms(synonyms)
  return { index, productOf: (id) => products[id - 1] }
}
