import type { Category } from '@store/contract/rules/catalog/catalog-lists'

/** How the casing of a thing is coloured; `tint` is the brand's colour. */
export type Finish = 'dark' | 'light' | 'tint'

/** The properties of a product for its drawing. */
export interface Look {
  /** Written on the product, as plain words. */
  brand: string
  /** The model, written on or below it. */
  label: string
  /** The brand's colour, `#rrggbb`. */
  tint: string
  /** Chooses colours and details, so that similar products do not look identical. */
  variant: number
  /** The colour the product is sold in, when it has one; else the variant decides. */
  finish?: Finish
}

/** A thing seen from one side. */
export interface View {
  draw: (look: Look) => string
  /** The rectangle the thing fills, without its shadow; pictures are framed by it. */
  bounds: readonly [x: number, y: number, width: number, height: number]
}

/** One shape a product can have. */
export interface Drawing extends View {
  /** What the second picture looks at closely. */
  focus: readonly [x: number, y: number]
  /** Shown by the second picture instead of a close look: a panel with its sockets. */
  back?: View
}

/** A product as the picture maker knows it. */
export interface PictureSubject extends Look {
  category: Category
  /** The shape, when the category has several (`bullet`, `dome`); else one is chosen by `variant`. */
  form?: string
}
