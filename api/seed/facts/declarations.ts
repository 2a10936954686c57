import type { Brand, Category } from '@store/contract/rules/catalog/catalog-lists'
import { isImported } from '@store/contract/rules/catalog/declarations/countries'
import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import {
  needsBisRegistration,
  needsEssentialCertificate,
} from '@store/contract/rules/catalog/declarations/missing-declarations'
import { type ProductFact, packSizeOf } from '@store/contract/rules/catalog/facts/product-facts'
import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { seededRandom, wholeBetween } from '../seeded-random.ts'
import { brandSources } from './brand-sources.ts'

/** What the declarations of a demo product follow from. */
interface DeclaringProduct {
  brand: Brand
  category: Category
  modelNo: string
  hsn: string
  facts: readonly ProductFact[]
  /** The end-user price, with tax. */
  price: Paise
}

const rupee = 100

/** An MRP as labels have it: above the price, in full tens of rupees, from 1,000 on with 90 at its end. */
function mrpOf(price: Paise, random: () => number): Paise {
  const above = (price * wholeBetween(random, 110, 135)) / 100 / rupee
  const rupees = above < 1_000 ? Math.ceil(above / 10) * 10 : Math.ceil(above / 100) * 100 - 10
  return paise(rupees * rupee)
}

function netQuantityOf(facts: readonly ProductFact[]): string {
  const volume = facts.find(({ name }) => name === 'Volume')?.value
  return volume ?? `${packSizeOf(facts) ?? 1} N`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * What the law makes a shop show of a demo product; nothing of a service. A few lack something, as in every catalogue, so that the list of what is
 * missing has something to show.
 */
export function declarationsOf(product: DeclaringProduct): Declarations {
  const { brand, category, modelNo, hsn, facts, price } = product
  if (isServiceHsn(hsn)) return {}
  const random = seededRandom(`declarations ${brand} ${modelNo}`)
  const { countries, firm, place } = brandSources[brand]
  const [likeliest] = countries
  const countryOfOrigin =
    random() < 0.5
      ? likeliest
      : (countries[wholeBetween(random, 0, countries.length - 1)] ?? likeliest)
  const address = `${firm}, ${place}`
  const month = `2026-${twoDigits(wholeBetween(random, 1, 9))}`
  const registration = `R-4${String(wholeBetween(random, 1_000_000, 9_999_999))}`
  const lot = wholeBetween(random, 100, 999)
  const lacks = random()
  const source = isImported(countryOfOrigin)
    ? { manufacturedBy: `${brand}, ${countryOfOrigin}`, importedBy: address }
    : { manufacturedBy: address }
  return {
    ...(lacks >= 0.06 && { countryOfOrigin }),
    mrp: mrpOf(price, random),
    netQuantity: netQuantityOf(facts),
    ...source,
    ...((lacks < 0.06 || lacks >= 0.09) && {
      consumerCare: `${firm}, care@${brand.toLowerCase().replace(/[^a-z]+/g, '-')}.example, 1800 000 0${lot}`,
    }),
    monthOfManufacture: month,
    ...(needsBisRegistration(category) && { bisRegistration: registration }),
    ...(needsEssentialCertificate(category) &&
      lacks < 0.8 && { essentialCertificate: `ER-01/2026/${lot}` }),
  }
}
