import { type Audience, priceTierOf } from '@store/contract/rules/accounts/roles'
import {
  fitsOf,
  keyOfModel,
  type ProductFact,
  packSizeOf,
} from '@store/contract/rules/catalog/facts/product-facts'
import type { Related, RelatedProduct } from '@store/contract/schemas/catalog/related'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../base/base.ts'
import { ProductNotFoundError } from '../catalog-errors.ts'
import type { ProductDetails } from '../product.ts'
import { presentProduct } from '../product-presenter.ts'
import { findLiveProduct } from '../product-query.ts'
import {
  findByModelNos,
  findDetails,
  findSameFits,
  findSimilar,
  findSupplies,
} from './related-repository.ts'

/** Products of a list. */
const limit = 8

/** Products of other brands that are looked at for a substitute. */
const candidates = 40

/** Which products belong together changes slowly; their prices and stock are read for each request. */
const cached = { max: 5_000, ttl: 5 * 60_000 }

/** Facts in which a substitute must be equal: a drum fits the same printers as a toner, cyan as black. */
const decisiveFacts = ['technology', 'colour']

type RelatedIds = Record<'supplies' | 'compatible' | 'related' | 'boughtTogether', number[]>

/** The products to show on the page of another. */
export interface RelatedService {
  /** @throws ProductNotFoundError */
  find(publicId: string, audience: Audience): Promise<Related>
}

function decisiveValue(facts: readonly ProductFact[], wanted: string): string | undefined {
  return facts.find(({ name }) => name.toLowerCase() === wanted)?.value.toLowerCase()
}

/** Whether one can be used in place of the other: unknown facts differ from none. */
function isSubstitute(one: ProductDetails, other: ProductDetails): boolean {
  return decisiveFacts.every((name) => {
    const [mine, its] = [decisiveValue(one.facts, name), decisiveValue(other.facts, name)]
    return mine === undefined || its === undefined || mine === its
  })
}

function presentRelated(product: ProductDetails, audience: Audience): RelatedProduct {
  const shown = presentProduct(product, audience)
  const { _id, name, brand, category, modelNo, pictures, stock, gst, prices } = shown
  const packSize = packSizeOf(product.facts)
  return {
    ...{ _id, name, brand, category, modelNo, pictures, stock, gst, prices },
    ...(packSize !== undefined && { packSize }),
  }
}

/** Those in packs of the same size first: their prices can be compared. */
function bySamePack(product: ProductDetails, others: ProductDetails[]): ProductDetails[] {
  const pieces = packSizeOf(product.facts)
  const isSame = ({ facts }: ProductDetails) => packSizeOf(facts) === pieces
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))]
}

/** Dependencies of {@link createRelatedService}. */
export interface RelatedDependencies {
  db: Database
  /** Internal keys of products that are often ordered with one, the most frequent first. */
  findBoughtTogether(db: Database, query: { productId: number; limit: number }): Promise<number[]>
}

export function createRelatedService({
  db,
  findBoughtTogether,
}: RelatedDependencies): RelatedService {
  const known = new LRUCache<string, RelatedIds>(cached)

  const findCompatible = async (product: ProductDetails, audience: Audience) => {
    const { id, brand, facts } = product
    if (fitsOf(facts).length === 0) return []
    const query = { id, brand, tier: priceTierOf(audience), limit: candidates }
    const others = await findDetails(db, await findSameFits(db, query))
    const substitutes = others.filter((other) => isSubstitute(product, other))
    return bySamePack(product, substitutes)
      .slice(0, limit)
      .map((other) => other.id)
  }
  const findIds = async (product: ProductDetails, audience: Audience): Promise<RelatedIds> => {
    const tier = priceTierOf(audience)
    const key = `${tier} ${product.id} ${product.version}`
    const earlier = known.get(key)
    if (earlier) return earlier
    const { id, modelNo, pricesPaise } = product
    const [supplies, compatible, related, boughtTogether] = await Promise.all([
      findSupplies(db, { modelNo, tier, limit }),
      findCompatible(product, audience),
      findSimilar(db, { product, price: pricesPaise[tier], tier, limit: 2 * limit }),
      findBoughtTogether(db, { productId: id, limit }),
    ])
    const others = related.filter((other) => !compatible.includes(other)).slice(0, limit)
    const ids = { supplies, compatible, related: others, boughtTogether }
    known.set(key, ids)
    return ids
  }
  const findFits = async ({ facts }: ProductDetails): Promise<Related['fits']> => {
    const models = fitsOf(facts)
    const found = await findByModelNos(db, models)
    const byKey = new Map(found.map((row) => [keyOfModel(row.model_no), row.public_id]))
    return models.map((modelNo) => {
      const productId = byKey.get(keyOfModel(modelNo))
      return { modelNo, ...(productId !== undefined && { productId }) }
    })
  }
  return {
    async find(publicId, audience) {
      const product = await findLiveProduct(db, publicId)
      if (!product) throw new ProductNotFoundError()
      const ids = await findIds(product, audience)
      const [fits, details] = await Promise.all([
        findFits(product),
        findDetails(db, [...new Set(Object.values(ids).flat())]),
      ])
      const byId = new Map(details.map((one) => [one.id, presentRelated(one, audience)]))
      const shown = (list: readonly number[]) => list.flatMap((id) => byId.get(id) ?? [])
      return {
        fits,
        supplies: shown(ids.supplies),
        compatible: shown(ids.compatible),
        related: shown(ids.related),
        boughtTogether: shown(ids.boughtTogether),
      }
    },
  }
}
