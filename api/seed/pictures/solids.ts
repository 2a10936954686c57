import { paint } from './paints.ts'
import type { Finish, Look } from './subject.ts'
import { ellipse, type Point, path, polygon, rect, repeat } from './svg.ts'

/** The finish of a thing: as it is sold, or two dark ones to a light one. */
export function finishOf({ finish, variant }: Look): Finish {
  return finish ?? (variant % 3 === 1 ? 'light' : 'dark')
}

/** The colour of words printed on a finish. */
export const wordsOn: Readonly<Record<Finish, string>> = {
  dark: '#e7ebf0',
  tint: '#ffffff',
  light: '#1d2530',
}

/** The fills of the three visible faces of a box. */
export interface Faces {
  front: string
  side: string
  top: string
}

/** The usual casings. */
export const casing = {
  light: { front: paint.light, side: paint.lightSide, top: paint.lightTop },
  dark: { front: paint.dark, side: paint.darkSide, top: paint.darkTop },
  tint: { front: paint.tint, side: paint.tintSide, top: paint.tintTop },
  metal: { front: paint.metal, side: paint.lightSide, top: paint.lightTop },
  carton: { front: paint.carton, side: paint.cartonSide, top: paint.lightTop },
} as const satisfies Record<string, Faces>

/** A box seen from the front, a little from above and from the right; `x, y` is its front's corner. */
export interface Cuboid {
  x: number
  y: number
  width: number
  height: number
  /** How far the back is drawn to the right; it rises by half of that. */
  depth: number
  faces: Faces
  /** Corner radius of the front. */
  radius?: number
}

/** Draws a box of three faces. */
export function cuboid({ x, y, width, height, depth, faces, radius = 4 }: Cuboid): string {
  const rise = depth / 2
  const right = x + width
  const tuck = Math.min(radius, 10)
  const top: Point[] = [
    [x + tuck, y + 1],
    [x + depth, y - rise],
    [right + depth, y - rise],
    [right, y + tuck],
  ]
  const side: Point[] = [
    [right - 1, y + tuck],
    [right + depth, y - rise],
    [right + depth, y + height - rise],
    [right - 1, y + height - tuck],
  ]
  return [
    polygon(top, faces.top, { 'stroke-linejoin': 'round' }),
    polygon(side, faces.side),
    rect([x, y, width, height], faces.front, { rx: radius }),
    path(`M${x + radius} ${y + 1.5}H${right - radius}`, 'none', {
      stroke: '#ffffff',
      'stroke-opacity': 0.45,
      'stroke-width': 2,
    }),
  ].join('')
}

/** The soft shadow of a thing on the floor, as centre and radii. */
export function shadow(at: readonly [number, number, number, number]): string {
  return ellipse(at, paint.shadow)
}

/** A camera lens: ring, glass and two reflections. */
export function lens(cx: number, cy: number, radius: number): string {
  return [
    ellipse([cx, cy, radius], '#0b0e13'),
    ellipse([cx, cy, radius * 0.82], '#262c36'),
    ellipse([cx, cy, radius * 0.62], paint.lens),
    ellipse([cx - radius * 0.2, cy - radius * 0.22, radius * 0.14], '#ffffff', { opacity: 0.85 }),
    ellipse([cx + radius * 0.2, cy + radius * 0.24, radius * 0.07], '#ffffff', { opacity: 0.5 }),
  ].join('')
}

/** A network socket; `size` is its width. */
export function port(x: number, y: number, size: number): string {
  const unit = size / 10
  return [
    rect([x, y, size, size * 0.86], '#0d1015', {
      rx: unit * 0.8,
      stroke: '#9aa4b0',
      'stroke-width': unit * 0.7,
    }),
    rect([x + unit * 2, y + unit * 1.2, unit * 6, unit * 1.6], paint.gold),
    rect([x + unit * 3, y + size * 0.86 - unit * 2, unit * 4, unit * 2], '#2b323c'),
  ].join('')
}

/** A status light with its glow. */
export function light(x: number, y: number, colour = '#35d07f'): string {
  return ellipse([x, y, 9], colour, { opacity: 0.25 }) + ellipse([x, y, 4.5], colour)
}

/** A column of cooling slots. */
export function vents(
  [x, y, width, gap]: readonly [number, number, number, number],
  times: number,
  colour = '#0c0f14',
): string {
  return repeat(times, (index) =>
    rect([x, y + index * gap, width, gap * 0.42], colour, { rx: gap * 0.2, opacity: 0.55 }),
  )
}
