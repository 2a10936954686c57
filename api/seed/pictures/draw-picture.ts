import { type Drawing, openDrawing, type PictureSubject } from './drawing.ts'
import { lettering } from './lettering.ts'
import { definePaints } from './paints.ts'
import { group, rect } from './svg.ts'

/** Which of a product's pictures: 0 the product, 1 a detail or its sockets. */
export type Angle = 0 | 1

/** The largest thing, in its middle. */
const stage = { width: 660, height: 560, centre: [400, 368], enlarge: 1.4 } as const

function canvas(tint: string, content: string): string {
  const backdrop = rect([0, 0, 800, 800], 'url(#backdrop)')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs>${definePaints(tint)}</defs>${backdrop}${content}</svg>`
}

function captioned(drawing: Drawing, subject: PictureSubject): string {
  const [x, y, width, height] = drawing.bounds
  const scale = Math.min(stage.width / width, stage.height / height, stage.enlarge)
  const left = stage.centre[0] - (x + width / 2) * scale
  const top = stage.centre[1] - (y + height / 2) * scale
  const transform = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`
  const caption = { x: 400, y: 738, size: 34, fill: '#39424f', maxWidth: 680 }
  return group({ transform }, drawing.draw(subject)) + lettering(subject.label, caption)
}

function closeUp(
  drawing: Drawing,
  [x, y]: readonly [number, number],
  subject: PictureSubject,
): string {
  const transform = `translate(400 390) rotate(-4) scale(1.75) translate(${-x} ${-y})`
  const words = `${subject.brand} ${subject.label}`
  return [
    group({ transform }, drawing.draw(subject)),
    rect([0, 700, 800, 100], '#ffffff', { opacity: 0.94 }),
    rect([0, 698, 800, 4], 'url(#tintAcross)'),
    lettering(words, { x: 400, y: 762, size: 30, fill: '#1d2530', maxWidth: 720 }),
  ].join('')
}

/**
 * Draws a product's picture as an SVG of 800 × 800.
 * The same subject and angle give the same text: no randomness, no font, no outside file.
 */
export function drawPicture(subject: PictureSubject, angle: Angle): string {
  const drawing = openDrawing(subject.drawing)
  if (angle === 0) return canvas(subject.tint, captioned(drawing, subject))
  if (drawing.focus) return canvas(subject.tint, closeUp(drawing, drawing.focus, subject))
  return canvas(subject.tint, captioned(openDrawing(`${subject.drawing}-back`), subject))
}
