import { lettering } from '../lettering.ts'
import { mix, paint } from '../paints.ts'
import { casing, finishOf, light, shadow, wordsOn } from '../solids.ts'
import type { Drawing, Finish, Look } from '../subject.ts'
import { ellipse, faded, moved, path, polygon, rect, repeat, stroke } from '../svg.ts'

interface Board {
  x: number
  y: number
  width: number
  columns: number
  dark: boolean
}

function keys({ x, y, width, columns, dark }: Board, tint: string): string {
  const pitch = width / columns
  const cap = dark ? '#343b45' : '#fbfcfd'
  const foot = dark ? '#14171c' : '#b4bcc7'
  const accent = mix(tint, '#ffffff', 0.1)
  return repeat(5, (row) =>
    repeat(columns, (column) => {
      const left = x + column * pitch
      const top = y + row * pitch
      if (row === 4 && column > 3 && column < 9) return ''
      const isAccent = (row === 0 && column === 0) || (row === 3 && column === columns - 1)
      return (
        rect([left + 2, top + 2, pitch - 4, pitch - 4], foot, { rx: 4 }) +
        rect([left + 4, top + 2, pitch - 8, pitch - 9], isAccent ? accent : cap, { rx: 4 })
      )
    }),
  ).concat(
    rect([x + 4 * pitch + 2, y + 4 * pitch + 2, pitch * 5 - 4, pitch - 4], foot, { rx: 4 }),
    rect([x + 4 * pitch + 4, y + 4 * pitch + 2, pitch * 5 - 8, pitch - 9], cap, { rx: 4 }),
  )
}

function keyboardBody(look: Look, columns: number): string {
  const dark = finishOf(look) !== 'light'
  const width = columns * 40 + 36
  const x = 400 - width / 2
  const body = dark ? paint.dark : paint.light
  return [
    rect([x, 354, width, 270], dark ? '#0b0d11' : '#9aa4b0', { rx: 18 }),
    rect([x, 344, width, 270], body, { rx: 18 }),
    keys({ x: x + 18, y: 388, width: columns * 40, columns, dark }, look.tint),
    lettering(look.brand, {
      x: x + 24,
      y: 376,
      size: 24,
      fill: dark ? '#dfe4ea' : paint.ink,
      align: 'start',
      maxWidth: 200,
    }),
    repeat(3, (lamp) => light(x + width - 34 - lamp * 26, 368, lamp ? '#59626e' : '#35d07f')),
  ].join('')
}

function cable(from: number): string {
  return stroke(
    `M${from} 346C${from} 260 ${from + 120} 290 ${from + 90} 210S${from - 60} 150 ${from + 20} 130`,
    '#2a3038',
    9,
  )
}

function labelled(look: Look): string {
  return lettering(look.label, { x: 640, y: 300, size: 28, fill: paint.ink, maxWidth: 220 })
}

export const keyboard: Drawing = {
  focus: [240, 440],
  bounds: [42, 124, 716, 500],
  draw: (look) =>
    [shadow([400, 630, 370, 28]), cable(420), keyboardBody(look, 17), labelled(look)].join(''),
}

export const wirelessKeyboard: Drawing = {
  focus: [240, 440],
  bounds: [42, 270, 716, 354],
  draw: (look) => [shadow([400, 630, 370, 28]), keyboardBody(look, 17), labelled(look)].join(''),
}

export const compactKeyboard: Drawing = {
  focus: [300, 450],
  bounds: [102, 292, 596, 332],
  draw: (look) =>
    [
      shadow([400, 630, 330, 28]),
      keyboardBody(look, 14),
      lettering(look.label, { x: 400, y: 316, size: 32, fill: paint.ink, maxWidth: 420 }),
    ].join(''),
}

function mouseBody(finish: Finish, tint: string): string {
  const body = casing[finish].front
  const seam = finish === 'light' ? '#aab3bf' : '#0a0c10'
  return [
    path(
      'M400 210C500 210 548 290 548 410C548 540 490 616 400 616S252 540 252 410C252 290 300 210 400 210Z',
      body,
    ),
    path(
      'M400 212C318 214 276 280 262 372C340 392 460 392 538 372C524 280 482 214 400 212Z',
      '#ffffff',
      { opacity: 0.1 },
    ),
    stroke('M262 372C340 392 460 392 538 372', seam, 3),
    stroke('M400 214V384', seam, 3),
    rect([380, 262, 40, 84], '#0b0d11', { rx: 20 }),
    rect([387, 272, 26, 64], tint, { rx: 13 }),
    repeat(6, (ridge) => rect([387, 280 + ridge * 9, 26, 3], '#000000', { opacity: 0.35 })),
    faded(0.3, path('M290 330C300 270 330 236 362 228C330 270 318 320 316 372Z', '#ffffff')),
  ].join('')
}

function mouseFront(look: Look): string {
  const finish = finishOf(look)
  const fill = wordsOn[finish]
  return [
    shadow([400, 620, 210, 30]),
    mouseBody(finish, finish === 'tint' ? '#dfe4ea' : paint.tint),
    lettering(look.brand, { x: 400, y: 500, size: 32, fill, maxWidth: 190 }),
    lettering(look.label, { x: 400, y: 536, size: 20, fill, maxWidth: 170 }),
  ].join('')
}

export const mouse: Drawing = {
  focus: [400, 330],
  bounds: [252, 86, 296, 530],
  draw: (look) => stroke('M400 214C400 150 480 150 470 90', '#2a3038', 9) + mouseFront(look),
}

export const wirelessMouse: Drawing = {
  focus: [400, 330],
  bounds: [252, 210, 296, 406],
  draw: mouseFront,
}

export const gamingMouse: Drawing = {
  focus: [400, 420],
  bounds: [214, 86, 372, 530],
  draw: (look) =>
    [
      shadow([400, 620, 230, 30]),
      stroke('M400 214C400 150 320 150 330 90', '#2a3038', 9),
      path('M250 330L214 420L232 560L300 606H500L568 560L586 420L550 330L480 214H320Z', '#15181d'),
      mouseBody(finishOf({ ...look, variant: 0 }), '#0f1217'),
      rect([391, 270, 18, 68], paint.tint, { rx: 9 }),
      stroke('M262 400C270 500 310 574 372 602', paint.tint, 6),
      stroke('M538 400C530 500 490 574 428 602', paint.tint, 6),
      polygon(
        [
          [400, 450],
          [430, 500],
          [400, 550],
          [370, 500],
        ],
        paint.tint,
      ),
      lettering(look.brand, { x: 400, y: 584, size: 20, fill: '#dfe4ea', maxWidth: 130 }),
    ].join(''),
}

function deskSet(look: Look): string {
  const plain = { ...look, variant: 0 }
  const fill = wordsOn[finishOf(plain)]
  return [
    shadow([400, 640, 370, 28]),
    moved('translate(10 30) scale(0.86)', keyboardBody(plain, 16)),
    moved('translate(556 352) scale(0.46)', mouseBody(finishOf(plain), paint.tint)),
    lettering(look.brand, { x: 740, y: 600, size: 16, fill, maxWidth: 90 }),
  ].join('')
}

export const wirelessSet: Drawing = {
  focus: [320, 450],
  bounds: [62, 264, 746, 372],
  draw: (look) =>
    [
      deskSet(look),
      rect([560, 270, 60, 24], '#20252d', { rx: 5 }),
      rect([620, 274, 34, 16], paint.metal, { rx: 2 }),
      lettering(look.label, { x: 330, y: 290, size: 34, fill: paint.ink, maxWidth: 400 }),
    ].join(''),
}

export const wiredSet: Drawing = {
  focus: [320, 450],
  bounds: [62, 170, 746, 466],
  draw: (look) =>
    [
      stroke('M500 330C500 260 560 250 560 176', '#2a3038', 8),
      stroke('M740 452C740 380 610 330 600 176', '#2a3038', 8),
      deskSet(look),
      lettering(look.label, { x: 270, y: 290, size: 34, fill: paint.ink, maxWidth: 340 }),
    ].join(''),
}

export const presenter: Drawing = {
  focus: [400, 300],
  bounds: [340, 150, 120, 480],
  draw: (look) =>
    [
      shadow([400, 640, 160, 22]),
      rect([340, 150, 120, 480], paint.dark, { rx: 56 }),
      ellipse([400, 250, 38], '#12151a', { stroke: paint.tint, 'stroke-width': 6 }),
      rect([374, 320, 52, 30], '#4a525e', { rx: 12 }),
      rect([374, 364, 52, 30], '#4a525e', { rx: 12 }),
      ellipse([400, 170, 7], '#ff4d4d'),
      lettering(look.brand, { x: 400, y: 520, size: 24, fill: '#dfe4ea', maxWidth: 104 }),
      lettering(look.label, { x: 400, y: 550, size: 18, fill: '#aab3bf', maxWidth: 100 }),
    ].join(''),
}
