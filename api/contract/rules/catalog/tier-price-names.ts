import type { Tier } from '../accounts/roles.ts'

const tierNames: Readonly<Record<Tier, string>> = {
  enduser: 'End-user price',
  reseller: 'Reseller price',
  distributor: 'Distributor price',
}

/** The name of a tier's price, as the product form has it. @example nameOfTierPrice('enduser') // 'End-user price' */
export function nameOfTierPrice(tier: Tier): string {
  return tierNames[tier]
}
