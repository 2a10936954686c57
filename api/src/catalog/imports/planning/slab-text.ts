import type { SlabForm } from '@store/contract/rules/catalog/slab-forms'

/** The price may have the signs of rupees around it. */
const range = /^(\d+)\s*(?:\+|[-–]\s*(\d+))\s*:\s*((?:₹|rs\.?|inr)?\s*[\d.,]+(?:\s?\/\s?[-=])?)$/i

/**
 * Parses slabs from one cell, in rupees.
 * @returns undefined for an invalid text
 * @example parseSlabs('10-24:390; 25+:370')
 */
export function parseSlabs(text: string): SlabForm[] | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  const slabs: SlabForm[] = []
  for (const part of parts) {
    const [, minQty, maxQty = '', price] = range.exec(part) ?? []
    if (minQty === undefined || price === undefined) return undefined
    slabs.push({ minQty, maxQty, price })
  }
  return slabs
}

/** Writes slabs into one cell, in the format of {@link parseSlabs}. */
export function formatSlabs(slabs: readonly SlabForm[]): string {
  return slabs
    .map(({ minQty, maxQty, price }) => `${minQty}${maxQty ? `-${maxQty}` : '+'}:${price}`)
    .join('; ')
}
