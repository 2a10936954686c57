type Attributes = Readonly<Record<string, string | number>>
type Frame = readonly [x: number, y: number, width: number, height: number]

/** A point of an 800 × 800 picture. */
export type Point = readonly [x: number, y: number]

function short(value: string | number): string | number {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value
}

function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${short(value)}"`)
  return `<${name}${written.join('')}${children ? `>${children}</${name}>` : '/>'}`
}

/** A rectangle; `rx` in the extra attributes rounds it. */
export function rect([x, y, width, height]: Frame, fill: string, extra: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...extra })
}

/** An ellipse, or a circle when only three numbers are given. */
export function ellipse(
  [cx, cy, rx, ry = rx]: readonly [number, number, number, number?],
  fill: string,
  extra: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...extra })
}

/** A filled path. */
export function path(d: string, fill: string, extra: Attributes = {}): string {
  return element('path', { d, fill, ...extra })
}

/** A path drawn as a line of the given width, with round ends. */
export function stroke(d: string, colour: string, width: number): string {
  return path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

/** A closed shape through points. */
export function polygon(points: readonly Point[], fill: string, extra: Attributes = {}): string {
  return element('polygon', { points: points.flat().map(short).join(' '), fill, ...extra })
}

/** Children moved, turned or scaled together, by an SVG transform. */
export function moved(transform: string, ...children: string[]): string {
  return element('g', { transform }, children.join(''))
}

/** Children seen through. */
export function faded(opacity: number, ...children: string[]): string {
  return element('g', { opacity }, children.join(''))
}

/** The same drawing at every index from 0: rows of keys, ports, vents. */
export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => draw(index)).join('')
}

/** A gradient for the `defs` of a picture. Stops are `colour` or `colour@opacity`, evenly spread. */
export function gradient(id: string, direction: Attributes | 'radial', stops: string[]): string {
  const written = stops.map((stop, index) => {
    const [colour = '', opacity = '1'] = stop.split('@')
    const offset = stops.length > 1 ? index / (stops.length - 1) : 0
    return element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
  })
  if (direction === 'radial') return element('radialGradient', { id }, written.join(''))
  return element('linearGradient', { id, ...direction }, written.join(''))
}
