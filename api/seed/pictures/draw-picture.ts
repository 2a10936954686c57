import { drawingOf } from './forms.ts'
import { lettering } from './lettering.ts'
import { definePaints, paint } from './paints.ts'
import { casing, cuboid, shadow } from './solids.ts'
import type { Drawing, Look, PictureSubject, View } from './subject.ts'
import { moved, type Point, path, polygon, rect } from './svg.ts'

/** Which of a product's pictures: 0 the product, 1 a detail or its sockets, 2 its carton. */
export type Angle = 0 | 1 | 2

function canvas(tint: string, content: string): string {
  const backdrop = rect([0, 0, 800, 800], paint.backdrop)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs>${definePaints(tint)}</defs>${backdrop}${content}</svg>`
}

function caption(label: string): string {
  return lettering(label, { x: 400, y: 738, size: 34, fill: '#39424f', maxWidth: 680 })
}

/** The position of a drawing: its available space, its centre, and its largest scale. */
interface Stage {
  width: number
  height: number
  centre: Point
  enlarge: number
}

const wholePicture: Stage = { width: 660, height: 560, centre: [400, 368], enlarge: 1.4 }
const cartonFace: Stage = { width: 360, height: 250, centre: [340, 455], enlarge: 0.62 }

function framed({ draw, bounds }: View, look: Look, stage = wholePicture): string {
  const [x, y, width, height] = bounds
  const scale = Math.min(stage.width / width, stage.height / height, stage.enlarge)
  const left = stage.centre[0] - (x + width / 2) * scale
  const top = stage.centre[1] - (y + height / 2) * scale
  return moved(
    `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`,
    draw(look),
  )
}

function closeUp(drawing: Drawing, look: Look): string {
  const [x, y] = drawing.focus
  const magnified = `translate(400 390) rotate(-4) scale(1.75) translate(${-x} ${-y})`
  return [
    moved(magnified, drawing.draw(look)),
    path('M0 700H800V800H0Z', paint.paper, { opacity: 0.94 }),
    rect([0, 698, 800, 4], paint.tintAcross),
    lettering(`${look.brand} ${look.label}`, {
      x: 400,
      y: 762,
      size: 30,
      fill: paint.ink,
      maxWidth: 720,
    }),
  ].join('')
}

function carton(drawing: Drawing, look: Look): string {
  const slope = 'matrix(1 -0.5 0 1 570 650)'
  return [
    shadow([450, 668, 360, 40]),
    cuboid({
      x: 110,
      y: 210,
      width: 460,
      height: 440,
      depth: 130,
      faces: casing.carton,
      radius: 3,
    }),
    rect([110, 210, 460, 92], paint.tint),
    polygon(
      [
        [570, 210],
        [700, 145],
        [700, 237],
        [570, 302],
      ],
      paint.tintSide,
    ),
    lettering(look.brand, {
      x: 136,
      y: 273,
      size: 50,
      fill: paint.paper,
      maxWidth: 400,
      align: 'start',
    }),
    framed(drawing, look, cartonFace),
    lettering(look.label, { x: 340, y: 628, size: 28, fill: paint.ink, maxWidth: 420 }),
    moved(
      slope,
      lettering(look.label, { x: 65, y: -300, size: 20, fill: '#4a525e', maxWidth: 110 }),
      barcode(),
    ),
  ].join('')
}

function barcode(): string {
  const bars = Array.from({ length: 16 }, (_, bar) =>
    rect([22 + bar * 5.4, -110, bar % 3 === 0 ? 3.6 : 2, 56], '#39424f'),
  )
  return rect([14, -118, 104, 74], paint.paper, { rx: 3 }) + bars.join('')
}

/**
 * Draws a product's picture as an SVG of 800 × 800.
 * The same subject and angle give the same text: no randomness, no font, no outside file.
 */
export function drawPicture(subject: PictureSubject & { angle: Angle }): string {
  const { category, form, variant, label, tint, angle } = subject
  const drawing = drawingOf(category, form, variant)
  if (angle === 2) return canvas(tint, carton(drawing, subject))
  if (angle === 0) return canvas(tint, framed(drawing, subject) + caption(label))
  if (drawing.back) return canvas(tint, framed(drawing.back, subject) + caption(label))
  return canvas(tint, closeUp(drawing, subject))
}
