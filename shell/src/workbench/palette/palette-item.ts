/** A page or a record to open. It is remembered as opened. */
export interface PaletteLink {
  /** Unique among the items. */
  key: string
  label: string
  /** What tells it from its like: amount and state of an order, the model of a product. */
  detail?: string | undefined
  to: string
}

/** Something to do at once. */
export interface PaletteAction {
  key: string
  label: string
  /** Other words by which it is found. */
  words?: string
  run: () => void
}

export type PaletteItem = PaletteLink | PaletteAction

/** Items of one kind, best first. */
export interface PaletteGroup {
  title: string
  items: readonly PaletteItem[]
}
