import type { Category } from '@store/contract/rules/catalog-lists'

/** What a drawing needs to know of a product. */
export interface Look {
  /** Written on the product, as plain words. */
  brand: string
  /** The model, written on or below it. */
  label: string
  /** The brand's colour, `#rrggbb`. */
  tint: string
  /** Chooses colours and details, so that a grid of alike products does not look cloned. */
  variant: number
}

/** One shape a product can have, drawn around (400, 400) on a floor at y = 640. */
export interface Drawing {
  front: (look: Look) => string
  /** What the second picture looks at closely. */
  focus: readonly [x: number, y: number]
  /** Drawn for the second picture instead of a close look: a panel with its sockets. */
  back?: (look: Look) => string
}

/** A product as the picture maker knows it. */
export interface PictureSubject extends Look {
  category: Category
  /** The shape, when the category has several (`bullet`, `dome`); else one is chosen by `variant`. */
  form?: string
}
