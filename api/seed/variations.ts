import type { Axis, Model, Option, ProductRange } from './product-range.ts'

/** One product of a range: a model and a choice on every axis. */
export interface Variation {
  range: ProductRange
  model: Model
  options: readonly Option[]
}

const finishes = ['Black', 'White', 'Grey', 'Silver', 'Blue', 'Red'] as const
const packs = [1, 2, 5, 10, 20, 50] as const

/** How many products a range has of each model, going by its own axes. */
export function countOf({ axes }: ProductRange): number {
  return axes.reduce((count, axis) => count * axis.length, 1)
}

/** The choices of a turn, the first axis turning fastest, like the wheels of a counter. */
export function optionsAt(axes: readonly Axis[], turn: number): Option[] {
  let rest = turn
  return axes.flatMap((axis) => {
    const option = axis[rest % axis.length]
    rest = Math.floor(rest / axis.length)
    return option ? [option] : []
  })
}

/**
 * A choice beyond a range's own, without end: series by finish by pack. It lets the measuring
 * catalogue have any size with every (brand, model number) once.
 */
export function lotAt(turn: number): Option {
  const pack = packs[turn % packs.length] ?? 1
  const finish = finishes[Math.floor(turn / packs.length) % finishes.length] ?? 'Black'
  const series = 1 + Math.floor(turn / (packs.length * finishes.length))
  const words = pack === 1 ? '' : `, pack of ${pack}`
  return {
    code: `S${series}${finish.slice(0, 3).toUpperCase()}${pack}`,
    text: `${finish}, series ${series}${words}`,
    // Two percent off each piece in a pack.
    priceOf: (rupees) => rupees * (pack === 1 ? 1 : pack * 0.98),
    label: '',
  }
}
