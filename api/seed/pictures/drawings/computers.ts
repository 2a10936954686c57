import { lettering } from '../lettering.ts'
import { mix, paint } from '../paints.ts'
import { casing, cuboid, light, port, shadow, vents } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, moved, path, polygon, rect, repeat, stroke } from '../svg.ts'

/** A lit screen with the brand's wallpaper; `x, y, width, height`. */
export function screen(
  [x, y, width, height]: readonly [number, number, number, number],
  look: Look,
) {
  const lit = mix(look.tint, '#ffffff', 0.55)
  const low = y + height
  const wave = (from: number, to: number) =>
    `M${x} ${y + height * from}C${x + width * 0.3} ${y + height * (from - 0.35)} ${x + width * 0.6} ${y + height * (to + 0.4)} ${x + width} ${y + height * to}V${low}H${x}Z`
  const waves = faded(0.22, path(wave(0.75, 0.4), lit), path(wave(0.95, 0.7), '#ffffff'))
  const glare = polygon(
    [
      [x, y],
      [x + width * 0.5, y],
      [x + width * 0.22, low],
      [x, low],
    ],
    paint.shine,
  )
  return rect([x, y, width, height], paint.screen, { rx: 3 }) + waves + glare
}

function keyRows(dark: boolean): string {
  const key = dark ? '#12151a' : '#3a414c'
  return repeat(4, (row) => {
    const y = 556 + row * 11
    const inset = 208 - row * 9
    const pitch = (800 - inset * 2) / 14
    return repeat(14, (column) => rect([inset + column * pitch, y, pitch - 3, 8], key, { rx: 1.5 }))
  })
}

function laptopWith(look: Look, dark: boolean): string {
  const lid = dark ? paint.dark : paint.metalAcross
  const deck = dark ? '#3b424d' : '#cfd5dc'
  return [
    shadow([400, 628, 350, 34]),
    rect([180, 178, 440, 362], lid, { rx: 16 }),
    rect([188, 186, 424, 346], '#0b0d11', { rx: 10 }),
    ellipse([400, 197, 3.5], '#39424f'),
    screen([200, 206, 400, 294], look),
    lettering(look.brand, { x: 400, y: 522, size: 17, fill: '#aab3bf', maxWidth: 200 }),
    polygon(
      [
        [180, 540],
        [620, 540],
        [700, 614],
        [100, 614],
      ],
      deck,
    ),
    keyRows(dark),
    polygon(
      [
        [340, 602],
        [460, 602],
        [466, 612],
        [334, 612],
      ],
      dark ? '#2c323b' : '#b9c1ca',
    ),
    path('M100 614H700V622Q700 634 686 634H114Q100 634 100 622Z', dark ? paint.dark : paint.metal),
    path('M350 614H450Q448 622 438 622H362Q352 622 350 614Z', dark ? '#15181d' : '#97a1ad'),
    lettering(look.label, { x: 400, y: 300, size: 34, fill: '#ffffff', maxWidth: 330 }),
  ].join('')
}

export const laptop: Drawing = {
  focus: [330, 520],
  bounds: [100, 178, 600, 456],
  draw: (look) => laptopWith(look, look.variant % 2 === 1),
}

export const refurbishedLaptop: Drawing = {
  focus: [520, 330],
  bounds: [100, 178, 600, 456],
  draw: (look) =>
    laptopWith(look, true) +
    stroke('M600 190C640 200 640 240 628 268', '#7d6a4d', 4) +
    moved(
      'rotate(9 640 330)',
      path('M590 290L640 256L690 290V420H590Z', '#2f8f5b', { 'stroke-linejoin': 'round' }),
      ellipse([640, 286, 9], paint.paper),
      lettering('RENEWED', { x: 640, y: 340, size: 18, fill: paint.paper, maxWidth: 88 }),
      lettering('GRADE A', { x: 640, y: 366, size: 14, fill: '#d8f3e4', maxWidth: 84 }),
      stroke('M618 392L634 406L664 380', paint.paper, 7),
    ),
}

function towerPanel(look: Look, x: number): string {
  const width = 190
  const mesh = look.variant % 2 === 0
  return [
    rect([x + 16, 200, width - 32, 20], '#0d1014', { rx: 4 }),
    rect([x + 30, 207, 90, 5], '#333b46', { rx: 2 }),
    ellipse([x + width - 34, 250, 15], '#0f1217', { stroke: '#69737f', 'stroke-width': 3 }),
    light(x + width - 34, 250, '#5ab7ff'),
    rect([x + 24, 242, 22, 9], '#0a0c10', { rx: 2 }),
    rect([x + 52, 242, 22, 9], '#3b82d6', { rx: 2 }),
    rect([x + 80, 242, 22, 9], '#3b82d6', { rx: 2 }),
    mesh
      ? repeat(13, (row) =>
          repeat(11, (column) =>
            ellipse([x + 25 + column * 14, 330 + row * 18, 4], '#090b0e', { opacity: 0.75 }),
          ),
        )
      : vents([x + 30, 330, width - 60, 15], 16),
    lettering(look.brand, { x: x + width / 2, y: 302, size: 30, fill: '#e7ebf0', maxWidth: 150 }),
    lettering(look.label, { x: x + width / 2, y: 598, size: 17, fill: '#aeb7c2', maxWidth: 160 }),
  ].join('')
}

function towerBack(): string {
  return [
    shadow([400, 650, 250, 30]),
    rect([270, 150, 280, 490], paint.metal, { rx: 8 }),
    rect([286, 168, 248, 74], '#2a3038', { rx: 4 }),
    rect([304, 186, 56, 40], '#0c0e12', { rx: 6 }),
    vents([380, 182, 140, 10], 5),
    rect([286, 256, 70, 232], '#c8d0d8', { rx: 4 }),
    port(300, 270, 40),
    port(300, 312, 40),
    repeat(4, (row) => rect([302, 362 + row * 22, 36, 12], '#2d6fc0', { rx: 2 })),
    rect([302, 456, 36, 20], '#1a1e24', { rx: 3 }),
    ellipse([446, 348, 78], '#3a414b'),
    ellipse([446, 348, 70], '#14171c'),
    repeat(9, (blade) =>
      moved(
        `rotate(${blade * 40} 446 348)`,
        path('M446 348C456 318 476 296 496 300C486 316 470 336 446 348Z', '#3d4550'),
      ),
    ),
    ellipse([446, 348, 20], '#2a3038'),
    repeat(5, (slot) => rect([290, 510 + slot * 24, 240, 15], '#aab3be', { rx: 2 })),
  ].join('')
}

export const tower: Drawing = {
  focus: [400, 270],
  bounds: [270, 114, 320, 516],
  back: { draw: towerBack, bounds: [270, 150, 280, 490] },
  draw: (look) =>
    [
      shadow([450, 644, 270, 36]),
      cuboid({
        x: 270,
        y: 180,
        width: 190,
        height: 450,
        depth: 130,
        faces: casing.dark,
        radius: 12,
      }),
      towerPanel(look, 270),
      rect([270, 624, 190, 5], paint.tintAcross, { rx: 2 }),
    ].join(''),
}

export const miniComputer: Drawing = {
  focus: [330, 520],
  bounds: [150, 394, 626, 206],
  draw: (look) =>
    [
      shadow([440, 620, 330, 36]),
      cuboid({
        x: 150,
        y: 460,
        width: 420,
        height: 140,
        depth: 130,
        faces: casing.dark,
        radius: 14,
      }),
      rect([176, 500, 30, 12], '#3b82d6', { rx: 2 }),
      rect([216, 500, 30, 12], '#3b82d6', { rx: 2 }),
      rect([256, 500, 24, 12], '#0a0c10', { rx: 6 }),
      ellipse([298, 506, 8], '#0a0c10'),
      light(536, 506, '#e8f4ff'),
      vents([180, 536, 220, 13], 4),
      lettering(look.brand, { x: 486, y: 566, size: 28, fill: '#e7ebf0', maxWidth: 140 }),
      faded(
        0.85,
        moved(
          'matrix(1 0 -0.9 0.45 650 420)',
          lettering(look.label, { x: 0, y: 0, size: 34, fill: '#d5dbe2', maxWidth: 300 }),
        ),
      ),
    ].join(''),
}

export const allInOne: Drawing = {
  focus: [320, 480],
  bounds: [110, 150, 580, 486],
  draw: (look) =>
    [
      shadow([400, 640, 260, 26]),
      polygon(
        [
          [350, 520],
          [450, 520],
          [470, 620],
          [330, 620],
        ],
        paint.metal,
      ),
      path('M270 620H530Q548 620 552 636H248Q252 620 270 620Z', paint.metalAcross),
      rect([110, 150, 580, 386], paint.dark, { rx: 14 }),
      screen([124, 164, 552, 318], look),
      rect([110, 494, 580, 42], look.variant % 2 ? paint.light : paint.dark, { rx: 10 }),
      lettering(look.brand, {
        x: 400,
        y: 523,
        size: 22,
        fill: look.variant % 2 ? paint.ink : '#dfe4ea',
        maxWidth: 200,
      }),
      lettering(look.label, { x: 400, y: 340, size: 42, fill: '#ffffff', maxWidth: 460 }),
    ].join(''),
}

export const refurbishedDesktop: Drawing = {
  focus: [330, 500],
  bounds: [150, 232, 626, 368],
  draw: (look) =>
    miniComputer.draw(look) +
    stroke('M560 452C604 430 640 420 650 360', '#7d6a4d', 4) +
    moved(
      'rotate(-6 640 300)',
      path('M580 270L640 232L700 270V392H580Z', '#2f8f5b'),
      ellipse([640, 264, 9], paint.paper),
      lettering('RENEWED', { x: 640, y: 318, size: 20, fill: paint.paper, maxWidth: 104 }),
      stroke('M616 352L634 368L668 338', paint.paper, 8),
    ),
}
