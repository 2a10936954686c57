/** By what the sales of a period are added up (money 7.9). */
export const salesGroups = [
  'product',
  'brand',
  'category',
  'customer',
  'city',
  'state',
  'month',
] as const
export type SalesGroup = (typeof salesGroups)[number]

/** What a row of each is called, on the screen and in the file. */
export const salesGroupNames: Readonly<Record<SalesGroup, string>> = {
  product: 'Product',
  brand: 'Brand',
  category: 'Category',
  customer: 'Customer',
  city: 'City',
  state: 'State',
  month: 'Month',
}

/** Groups of goods count pieces; a document as a whole has none. */
export function countsPieces(group: SalesGroup): boolean {
  return group === 'product' || group === 'brand' || group === 'category'
}

/** A file's name without its extension, in ASCII. */
export function salesFileName({
  by,
  from,
  to,
}: {
  by: SalesGroup
  from: string
  to: string
}): string {
  return `sales-by-${by}-${from}-to-${to}`
}

export const salesMessages = {
  loadFailed: 'Failed to load the sales',
  fileFailed: 'Failed to download the sales',
} as const
