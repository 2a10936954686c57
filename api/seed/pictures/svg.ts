type Attributes = Readonly<Record<string, string | number>>
type Frame = readonly [x: number, y: number, width: number, height: number]

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

/** A path, which has the fill of its group unless it states one. */
export function path(d: string, attributes: Attributes = {}): string {
  return element('path', { d, ...attributes })
}

/** A path drawn as a line of the given width, with round ends. */
export function stroke(d: string, colour: string, width: number): string {
  return path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

/** Children with attributes in common, such as a transform or a fill. */
export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, children.join(''))
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
