/** The largest stock that counts as low, in pieces: dashboards and the products table list products up to it. */
export const mostLowStock = 5

/** The columns by which the products table can be sorted; `price` is the end-user price. */
export const managedSorts = ['name', 'brand', 'stock', 'price'] as const
export type ManagedSort = (typeof managedSorts)[number]
