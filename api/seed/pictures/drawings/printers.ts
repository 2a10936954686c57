import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, light, shadow } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, path, polygon, rect, repeat } from '../svg.ts'

const inks = ['#1b1e24', '#16a5d8', '#d81b78', '#f2c100']

function printedLines(x: number, y: number, width: number): string {
  return repeat(4, (row) =>
    rect([x, y + row * 12, width * (row === 3 ? 0.55 : 1), 5], '#b8c1cc', { rx: 2 }),
  )
}

function controlPanel(x: number, y: number): string {
  return [
    rect([x, y, 150, 54], '#161a20', { rx: 8 }),
    rect([x + 10, y + 10, 70, 34], paint.screen, { rx: 3 }),
    repeat(4, (key) =>
      ellipse([x + 98 + (key % 2) * 28, y + 17 + Math.floor(key / 2) * 21, 7], '#57606c'),
    ),
  ].join('')
}

function laserFront(look: Look, dark: boolean): string {
  const faces = dark ? casing.dark : casing.light
  const word = dark ? '#e7ebf0' : paint.ink
  return [
    shadow([430, 634, 340, 36]),
    cuboid({ x: 130, y: 330, width: 460, height: 290, depth: 130, faces, radius: 18 }),
    polygon(
      [
        [240, 306],
        [560, 306],
        [600, 280],
        [300, 280],
      ],
      '#3a414c',
    ),
    path('M268 302L314 226H586L562 302Z', paint.paper, { stroke: '#ccd3db', 'stroke-width': 2 }),
    printedLines(330, 240, 200),
    rect([130, 392, 460, 8], '#0d1014', { opacity: 0.18 }),
    controlPanel(412, 346),
    rect([150, 470, 420, 66], dark ? '#15181d' : '#e3e7ec', { rx: 8 }),
    rect([165, 484, 390, 10], '#0d1014', { rx: 5, opacity: 0.8 }),
    rect([150, 548, 420, 60], dark ? '#20242b' : '#cfd6de', { rx: 8 }),
    rect([320, 582, 80, 14], '#0d1014', { rx: 7, opacity: 0.45 }),
    rect([130, 460, 460, 5], paint.tintAcross),
    lettering(look.brand, { x: 156, y: 378, size: 36, fill: word, align: 'start', maxWidth: 230 }),
    lettering(look.label, {
      x: 166,
      y: 522,
      size: 20,
      fill: dark ? '#aeb7c2' : '#4a525e',
      align: 'start',
      maxWidth: 300,
    }),
  ].join('')
}

export const laserPrinter: Drawing = {
  focus: [470, 400],
  bounds: [130, 224, 590, 396],
  draw: (look) => laserFront(look, look.variant % 2 === 1),
}

function multifunctionFront(look: Look): string {
  const dark = look.variant % 2 === 0
  const faces = dark ? casing.dark : casing.light
  const word = dark ? '#e7ebf0' : paint.ink
  return [
    shadow([430, 634, 340, 36]),
    cuboid({ x: 140, y: 380, width: 450, height: 240, depth: 120, faces, radius: 16 }),
    rect([190, 446, 350, 54], '#0c0e12', { rx: 6 }),
    polygon(
      [
        [230, 500],
        [500, 500],
        [530, 548],
        [200, 548],
      ],
      paint.paper,
      { stroke: '#ccd3db', 'stroke-width': 2 },
    ),
    printedLines(250, 508, 220),
    rect([140, 556, 450, 56], dark ? '#20242b' : '#d5dbe2', { rx: 10 }),
    rect([330, 588, 70, 12], '#0d1014', { rx: 6, opacity: 0.45 }),
    cuboid({ x: 130, y: 316, width: 470, height: 62, depth: 126, faces: casing.dark, radius: 10 }),
    cuboid({ x: 210, y: 250, width: 320, height: 50, depth: 90, faces: casing.light, radius: 12 }),
    path('M250 252L290 196H560L560 212L520 252Z', paint.paper, {
      stroke: '#ccd3db',
      'stroke-width': 2,
    }),
    controlPanel(420, 320),
    rect([140, 424, 450, 5], paint.tintAcross),
    lettering(look.brand, {
      x: 156,
      y: 360,
      size: 32,
      fill: '#e7ebf0',
      align: 'start',
      maxWidth: 220,
    }),
    lettering(look.label, { x: 160, y: 596, size: 19, fill: word, align: 'start', maxWidth: 160 }),
  ].join('')
}

export const multifunctionPrinter: Drawing = {
  focus: [470, 370],
  bounds: [130, 194, 596, 426],
  draw: multifunctionFront,
}

function tankWindow(x: number): string {
  return [
    rect([x, 470, 132, 112], '#0f1217', { rx: 10 }),
    inks
      .map((ink, index) => {
        const left = x + 12 + index * 28
        const level = 500 + ((index * 17) % 30)
        return (
          rect([left, 482, 22, 88], '#3a424e', { rx: 4 }) +
          rect([left, level, 22, 570 - level], ink, { rx: 4 }) +
          rect([left + 3, 486, 4, 80], '#ffffff', { rx: 2, opacity: 0.3 })
        )
      })
      .join(''),
  ].join('')
}

export const inkTankPrinter: Drawing = {
  focus: [520, 500],
  bounds: [130, 168, 590, 448],
  draw: (look) => {
    const dark = look.variant % 3 !== 2
    const faces = dark ? casing.dark : casing.light
    return [
      shadow([430, 634, 340, 36]),
      path('M232 330L262 170H552L552 330Z', paint.paper, { stroke: '#ccd3db', 'stroke-width': 2 }),
      cuboid({ x: 130, y: 390, width: 470, height: 226, depth: 120, faces, radius: 18 }),
      cuboid({ x: 130, y: 344, width: 470, height: 48, depth: 120, faces, radius: 12 }),
      rect([130, 390, 470, 4], '#000000', { opacity: 0.35 }),
      rect([160, 404, 260, 44], '#14171c', { rx: 8 }),
      rect([176, 413, 76, 26], paint.screen, { rx: 3 }),
      repeat(4, (key) => ellipse([278 + key * 32, 426, 8], '#5b6572')),
      rect([158, 490, 270, 62], '#0a0c10', { rx: 8 }),
      polygon(
        [
          [186, 540],
          [400, 540],
          [424, 596],
          [160, 596],
        ],
        paint.paper,
        { stroke: '#ccd3db', 'stroke-width': 2 },
      ),
      polygon(
        [
          [210, 550],
          [376, 550],
          [386, 580],
          [200, 580],
        ],
        paint.tint,
        { opacity: 0.85 },
      ),
      tankWindow(452),
      light(580, 416),
      lettering(look.brand, {
        x: 150,
        y: 379,
        size: 30,
        fill: dark ? '#e7ebf0' : paint.ink,
        align: 'start',
        maxWidth: 220,
      }),
      lettering(look.label, {
        x: 524,
        y: 377,
        size: 20,
        fill: dark ? '#aeb7c2' : '#4a525e',
        maxWidth: 130,
        align: 'middle',
      }),
    ].join('')
  },
}
