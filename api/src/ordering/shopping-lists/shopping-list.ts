import type { ProductName, ProductRecord } from '../../catalog/catalog.ts'

/** A named list of a buyer. */
export interface ShoppingListRecord {
  id: number
  publicId: string
  name: string
  updatedAt: Date
}

/** A named list and its number of products. */
export interface CountedShoppingList extends ShoppingListRecord {
  products: number
}

/** A product on a list; `product` is undefined when it is no longer on sale. */
export interface FilledLine {
  quantity: number
  name: ProductName
  product: ProductRecord | undefined
}

/** A named list with its products. */
export interface FilledShoppingList extends ShoppingListRecord {
  lines: FilledLine[]
}
