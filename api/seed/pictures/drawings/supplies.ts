import { lettering } from '../lettering.ts'
import { mix, paint } from '../paints.ts'
import { casing, cuboid, shadow } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, path, polygon, rect, repeat, stroke } from '../svg.ts'

const inks: readonly [name: string, colour: string][] = [
  ['BLACK', '#22262d'],
  ['CYAN', '#12a4d9'],
  ['MAGENTA', '#d81b78'],
  ['YELLOW', '#f0bd00'],
]

function inkOf(look: Look): readonly [string, string] {
  const named = inks.find(([name]) => look.label.toUpperCase().includes(name))
  return named ?? inks[0] ?? ['BLACK', '#22262d']
}

function supplyBox(look: Look, x: number): string {
  return [
    cuboid({ x, y: 300, width: 200, height: 310, depth: 80, faces: casing.carton, radius: 3 }),
    rect([x, 300, 200, 110], paint.tint),
    polygon(
      [
        [x + 200, 300],
        [x + 280, 260],
        [x + 280, 370],
        [x + 200, 410],
      ],
      paint.tintSide,
    ),
    lettering(look.brand, { x: x + 100, y: 368, size: 44, fill: paint.paper, maxWidth: 168 }),
    lettering(look.label, { x: x + 100, y: 470, size: 38, fill: paint.ink, maxWidth: 168 }),
    rect([x + 30, 500, 140, 4], '#ccd3db'),
    rect([x + 30, 520, 90, 10], inkOf(look)[1], { rx: 5 }),
    repeat(12, (bar) => rect([x + 30 + bar * 9, 556, bar % 3 === 0 ? 5 : 3, 30], '#39424f')),
  ].join('')
}

export const tonerCartridge: Drawing = {
  focus: [500, 520],
  bounds: [150, 260, 570, 350],
  draw: (look) =>
    [
      shadow([430, 626, 340, 34]),
      supplyBox(look, 150),
      cuboid({ x: 330, y: 496, width: 330, height: 78, depth: 60, faces: casing.dark, radius: 10 }),
      rect([318, 560, 356, 46], '#14171c', { rx: 16 }),
      rect([350, 570, 290, 20], look.variant % 2 ? '#1d7f63' : '#3b6fb5', { rx: 10 }),
      rect([350, 572, 290, 6], '#ffffff', { rx: 3, opacity: 0.3 }),
      rect([440, 470, 120, 34], '#2b3039', { rx: 10 }),
      rect([380, 512, 200, 36], paint.paper, { rx: 4 }),
      rect([380, 512, 12, 36], inkOf(look)[1], { rx: 2 }),
      lettering(look.label, { x: 486, y: 538, size: 22, fill: paint.ink, maxWidth: 170 }),
      ellipse([322, 584, 14], '#59626e'),
      ellipse([670, 584, 14], '#59626e'),
    ].join(''),
}

export const drumUnit: Drawing = {
  focus: [300, 500],
  bounds: [110, 374, 570, 226],
  draw: (look) =>
    [
      shadow([400, 626, 340, 34]),
      cuboid({
        x: 110,
        y: 450,
        width: 500,
        height: 150,
        depth: 70,
        faces: casing.dark,
        radius: 14,
      }),
      rect([140, 524, 440, 60], '#0d1014', { rx: 28 }),
      rect([150, 530, 420, 46], '#2f8f86', { rx: 23 }),
      rect([150, 536, 420, 10], '#ffffff', { rx: 5, opacity: 0.3 }),
      ellipse([150, 553, 24], paint.metal),
      ellipse([150, 553, 9], '#39424f'),
      rect([280, 464, 160, 44], paint.paper, { rx: 4 }),
      lettering(look.brand, { x: 360, y: 494, size: 24, fill: paint.ink, maxWidth: 140 }),
      lettering(look.label, { x: 360, y: 400, size: 34, fill: paint.ink, maxWidth: 460 }),
    ].join(''),
}

function inkCell(look: Look, x: number, index: number): string {
  const [name, colour] = index < 0 ? inkOf(look) : (inks[index] ?? inkOf(look))
  return [
    cuboid({ x, y: 390, width: 170, height: 210, depth: 60, faces: casing.dark, radius: 10 }),
    rect([x + 12, 430, 146, 130], paint.paper, { rx: 6 }),
    rect([x + 12, 430, 146, 40], colour, { rx: 6 }),
    lettering(look.brand, { x: x + 85, y: 460, size: 26, fill: paint.paper, maxWidth: 120 }),
    lettering(look.label, { x: x + 85, y: 514, size: 32, fill: paint.ink, maxWidth: 126 }),
    lettering(name, { x: x + 85, y: 544, size: 16, fill: '#5b6572', maxWidth: 120 }),
    rect([x + 30, 596, 110, 16], '#c8963a', { rx: 3 }),
    repeat(9, (contact) => rect([x + 34 + contact * 12, 598, 8, 12], '#f6d98a', { rx: 1 })),
  ].join('')
}

export const inkCartridge: Drawing = {
  focus: [470, 500],
  bounds: [150, 260, 500, 352],
  draw: (look) =>
    [shadow([410, 622, 330, 32]), supplyBox(look, 150), inkCell(look, 420, -1)].join(''),
}

export const ribbonCartridge: Drawing = {
  focus: [400, 520],
  bounds: [112, 430, 580, 170],
  draw: (look) =>
    [
      shadow([410, 616, 340, 30]),
      path(
        'M120 450Q120 430 140 430H640Q664 430 668 452L690 560Q694 600 660 600H140Q112 600 112 566Z',
        paint.dark,
      ),
      rect([150, 566, 500, 16], '#0a0c10', { rx: 4 }),
      rect([170, 570, 460, 8], '#3d4654', { rx: 4 }),
      ellipse([230, 500, 40], '#15181d'),
      ellipse([230, 500, 26], paint.tint),
      repeat(8, (tooth) => {
        const turn = (tooth * Math.PI) / 4
        return ellipse([230 + Math.cos(turn) * 26, 500 + Math.sin(turn) * 26, 6], '#15181d')
      }),
      rect([330, 462, 280, 76], paint.paper, { rx: 6 }),
      lettering(look.brand, { x: 470, y: 496, size: 30, fill: paint.ink, maxWidth: 250 }),
      lettering(look.label, { x: 470, y: 526, size: 20, fill: '#4a525e', maxWidth: 250 }),
      faded(0.3, path('M120 450Q120 430 140 430H640Q664 430 668 452L671 466H120Z', '#ffffff')),
    ].join(''),
}

function bottle(look: Look, x: number, [name, colour]: readonly [string, string]): string {
  return [
    rect([x + 34, 226, 52, 54], '#2a3038', { rx: 8 }),
    repeat(6, (ridge) => rect([x + 38 + ridge * 8, 230, 3, 46], '#4a525e')),
    rect([x + 44, 280, 32, 26], '#1b1f26'),
    path(
      `M${x + 30} 304H${x + 90}Q${x + 118} 330 ${x + 118} 372V586Q${x + 118} 610 ${x + 96} 610H${x + 24}Q${x + 2} 610 ${x + 2} 586V372Q${x + 2} 330 ${x + 30} 304Z`,
      colour,
    ),
    path(
      `M${x + 30} 304H${x + 52}Q${x + 28} 336 ${x + 28} 372V610H${x + 24}Q${x + 2} 610 ${x + 2} 586V372Q${x + 2} 330 ${x + 30} 304Z`,
      mix(colour, '#ffffff', 0.35),
      { opacity: 0.6 },
    ),
    rect([x + 2, 390, 116, 160], paint.paper),
    rect([x + 2, 390, 116, 46], paint.tint),
    lettering(look.brand, { x: x + 60, y: 422, size: 26, fill: paint.paper, maxWidth: 100 }),
    lettering(look.label, { x: x + 60, y: 476, size: 26, fill: paint.ink, maxWidth: 104 }),
    lettering(name, { x: x + 60, y: 504, size: 15, fill: '#4a525e', maxWidth: 100 }),
    rect([x + 16, 518, 88, 16], colour, { rx: 8 }),
  ].join('')
}

export const inkBottle: Drawing = {
  focus: [560, 440],
  bounds: [180, 226, 408, 384],
  draw: (look) =>
    [
      shadow([420, 622, 300, 32]),
      supplyBox(look, 180),
      `<g transform="translate(470 0)">${bottle(look, 0, inkOf(look))}</g>`,
    ].join(''),
}

export const inkBottleSet: Drawing = {
  focus: [330, 440],
  bounds: [118, 226, 566, 384],
  draw: (look) =>
    [
      shadow([400, 622, 350, 32]),
      ...inks.map((ink, index) => bottle(look, 116 + index * 150, ink)),
    ].join(''),
}

export const paperRolls: Drawing = {
  focus: [360, 470],
  bounds: [148, 410, 524, 198],
  draw: (look) =>
    [
      shadow([400, 622, 320, 32]),
      ...[150, 330, 510].map((x) =>
        [
          path(`M${x} 440V580A80 28 0 0 0 ${x + 160} 580V440Z`, paint.light),
          ellipse([x + 80, 440, 80, 28], '#f7f9fa', { stroke: '#d4dae1', 'stroke-width': 2 }),
          ellipse([x + 80, 440, 54, 19], 'none', { stroke: '#dfe4e9', 'stroke-width': 3 }),
          ellipse([x + 80, 440, 26, 9], paint.tint),
          ellipse([x + 80, 440, 17, 6], '#14171c'),
        ].join(''),
      ),
      rect([180, 500, 460, 64], paint.tint, { rx: 6 }),
      lettering(look.brand, { x: 410, y: 532, size: 28, fill: paint.paper, maxWidth: 420 }),
      lettering(look.label, { x: 410, y: 555, size: 18, fill: paint.paper, maxWidth: 420 }),
    ].join(''),
}

function foldedCloth(lift: number, fill: string): string {
  const edge = 560 - lift
  return [
    path(
      `M150 ${edge}L300 ${edge - 130}H650L560 ${edge}V${edge + 34}Q560 ${edge + 48} 546 ${edge + 48}H164Q150 ${edge + 48} 150 ${edge + 34}Z`,
      fill,
    ),
    path(`M150 ${edge}L300 ${edge - 130}H650L560 ${edge}Z`, '#ffffff', { opacity: 0.28 }),
    stroke(`M150 ${edge + 16}H560M150 ${edge + 32}H560`, '#000000', 1.5),
  ].join('')
}

export const cleaningCloth: Drawing = {
  focus: [340, 430],
  draw: (look) =>
    [
      shadow([400, 626, 300, 28]),
      foldedCloth(0, paint.tint),
      foldedCloth(54, paint.metal),
      foldedCloth(108, paint.tint),
      rect([250, 440, 190, 172], paint.paper, { rx: 4, stroke: '#ccd3db', 'stroke-width': 2 }),
      rect([250, 440, 190, 12], paint.tintAcross),
      lettering(look.brand, { x: 345, y: 504, size: 38, fill: paint.ink, maxWidth: 164 }),
      lettering('MICROFIBRE', { x: 345, y: 540, size: 20, fill: '#5b6572', maxWidth: 164 }),
      lettering(look.label, { x: 345, y: 580, size: 24, fill: paint.ink, maxWidth: 164 }),
    ].join(''),
  bounds: [150, 322, 500, 290],
}
