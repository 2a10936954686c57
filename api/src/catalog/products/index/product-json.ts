import type { Tier } from '@store/contract/rules/accounts/roles'
import { presentImages, type ShownDetails } from '../product-presenter.ts'
import { imagesOf } from '../product-row.ts'
import type { ProductTable } from './product-table.ts'

/** The JSON between the texts of a product and its slabs. */
function middleOf(table: ProductTable, slot: number, tier: Tier): string {
  const shown = JSON.stringify(presentImages(imagesOf(table.images.read(slot))))
  return (
    `,${shown.slice(1, -1)},"stock":${table.stock.get(slot)},"gst":${table.gst.get(slot)},` +
    `"prices":{"${tier}":${table.prices[tier].get(slot)}},"quantityBasedPrices":`
  )
}

/** The JSON of the country of origin behind the slabs: the serialiser writes optional fields last. */
function originOf(table: ProductTable, slot: number): string {
  const country = table.countries.get(slot)
  return country && `,"countryOfOrigin":${JSON.stringify(country)}`
}

function partsOf(table: ProductTable, slot: number, tier: Tier): Buffer[] {
  const { headJson, slabs } = table
  return [
    headJson.view(slot),
    Buffer.from(middleOf(table, slot, tier)),
    slabs.view(slot),
    Buffer.from(originOf(table, slot)),
    Buffer.from('}'),
  ]
}

/** In its own buffer, so that it can be transferred to another thread without a copy. */
function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The JSON of a product with the price of one tier, and the details that the index does not have. */
export function productJson(
  table: ProductTable,
  slot: number,
  { tier, details }: { tier: Tier; details: ShownDetails },
): Uint8Array<ArrayBuffer> {
  const parts = partsOf(table, slot, tier)
  const shown = JSON.stringify(details).slice(1)
  return joined(shown === '}' ? parts : parts.with(-1, Buffer.from(`,${shown}`)))
}

/** The JSON of a list of products. */
export function listJson(
  table: ProductTable,
  slots: Uint32Array,
  tier: Tier,
): Uint8Array<ArrayBuffer> {
  const products = Array.from(slots, (slot, index) => [
    Buffer.from(index === 0 ? '' : ','),
    ...partsOf(table, slot, tier),
  ])
  return joined([Buffer.from('['), ...products.flat(), Buffer.from(']')])
}
