import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, lens, light, shadow } from '../solids.ts'
import type { Drawing } from '../subject.ts'
import { ellipse, faded, path, polygon, rect, repeat, stroke } from '../svg.ts'

function fingerprint(cx: number, cy: number, colour: string): string {
  return repeat(6, (ridge) => {
    const rx = 12 + ridge * 11
    const ry = 16 + ridge * 14
    const low = cy + 26 + ridge * 5
    return stroke(
      `M${cx - rx} ${low}V${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}V${low + (ridge % 2) * 12}`,
      colour,
      5,
    )
  })
}

function cord(top: number): string {
  return stroke(`M470 ${top}C480 ${top - 100} 610 ${top - 30} 600 ${top - 130}`, '#2a3038', 10)
}

export const fingerprintReader: Drawing = {
  focus: [400, 400],
  bounds: [214, 114, 392, 506],
  draw: (look) =>
    [
      shadow([420, 640, 230, 28]),
      cord(250),
      path(
        'M250 300Q250 250 300 250H500Q550 250 550 300L586 570Q590 620 540 620H260Q210 620 214 570Z',
        '#0b0d11',
      ),
      path(
        'M250 290Q250 240 300 240H500Q550 240 550 290L584 556Q588 606 540 606H260Q212 606 216 556Z',
        look.variant % 2 ? paint.light : paint.dark,
      ),
      rect([302, 276, 196, 214], '#0c0e12', { rx: 26 }),
      rect([312, 286, 176, 194], '#4a0f16', { rx: 20 }),
      rect([312, 286, 176, 194], paint.shine, { rx: 20 }),
      fingerprint(400, 376, '#ff6d6d'),
      light(400, 516),
      lettering(look.brand, {
        x: 400,
        y: 562,
        size: 38,
        fill: look.variant % 2 ? paint.ink : '#e7ebf0',
        maxWidth: 300,
      }),
      lettering(look.label, {
        x: 400,
        y: 590,
        size: 20,
        fill: look.variant % 2 ? '#5b6572' : '#aeb7c2',
        maxWidth: 300,
      }),
    ].join(''),
}

export const opticalReader: Drawing = {
  focus: [380, 360],
  bounds: [250, 234, 390, 386],
  draw: (look) =>
    [
      shadow([440, 640, 230, 28]),
      cord(370),
      cuboid({
        x: 250,
        y: 400,
        width: 280,
        height: 220,
        depth: 110,
        faces: casing.dark,
        radius: 22,
      }),
      polygon(
        [
          [280, 392],
          [336, 352],
          [604, 352],
          [530, 392],
        ],
        '#2fbf71',
        { opacity: 0.85 },
      ),
      polygon(
        [
          [280, 392],
          [336, 352],
          [430, 352],
          [380, 392],
        ],
        '#ffffff',
        { opacity: 0.35 },
      ),
      rect([250, 440, 280, 6], paint.tintAcross),
      lettering(look.brand, { x: 390, y: 520, size: 44, fill: '#e7ebf0', maxWidth: 240 }),
      lettering(look.label, { x: 390, y: 560, size: 22, fill: '#aeb7c2', maxWidth: 240 }),
      light(390, 590),
    ].join(''),
}

export const irisScanner: Drawing = {
  focus: [310, 400],
  bounds: [120, 290, 560, 270],
  draw: (look) =>
    [
      shadow([400, 600, 320, 28]),
      path(
        'M120 330Q120 290 160 290H640Q680 290 680 330V450Q680 560 580 560H500Q450 560 430 510Q400 470 370 510Q350 560 300 560H220Q120 560 120 450Z',
        paint.dark,
      ),
      lens(260, 430, 84),
      lens(540, 430, 84),
      repeat(
        4,
        (lamp) =>
          ellipse([212 + lamp * 32, 322, 8], '#8d3a4c') +
          ellipse([492 + lamp * 32, 322, 8], '#8d3a4c'),
      ),
      rect([380, 380, 40, 6], paint.tint, { rx: 3 }),
      lettering(look.brand, { x: 400, y: 350, size: 30, fill: '#e7ebf0', maxWidth: 150 }),
      lettering(look.label, { x: 400, y: 374, size: 15, fill: '#aeb7c2', maxWidth: 130 }),
    ].join(''),
}

export const attendanceTerminal: Drawing = {
  focus: [300, 340],
  bounds: [170, 182, 460, 448],
  draw: (look) =>
    [
      shadow([400, 640, 270, 28]),
      rect([170, 190, 460, 440], '#0b0d11', { rx: 36 }),
      rect([170, 182, 460, 440], paint.dark, { rx: 36 }),
      rect([202, 214, 250, 180], paint.screen, { rx: 8 }),
      lettering('09:41', { x: 327, y: 310, size: 66, fill: paint.paper }),
      lettering('Place your finger', { x: 327, y: 350, size: 20, fill: paint.paper }),
      repeat(
        12,
        (key) =>
          rect([206 + (key % 3) * 84, 416 + Math.floor(key / 3) * 40, 74, 30], '#3b424d', {
            rx: 8,
          }) +
          lettering('123456789*0#'[key] ?? '', {
            x: 243 + (key % 3) * 84,
            y: 438 + Math.floor(key / 3) * 40,
            size: 20,
            fill: '#e7ebf0',
          }),
      ),
      rect([480, 400, 120, 150], '#07090c', { rx: 24 }),
      faded(
        0.9,
        `<g transform="translate(300 250) scale(0.6)">${fingerprint(400, 370, '#4ade80')}</g>`,
      ),
      lettering(look.brand, { x: 540, y: 270, size: 34, fill: '#e7ebf0', maxWidth: 140 }),
      lettering(look.label, { x: 540, y: 304, size: 20, fill: '#aeb7c2', maxWidth: 140 }),
      rect([490, 330, 100, 6], paint.tintAcross, { rx: 3 }),
      light(540, 586),
    ].join(''),
}
