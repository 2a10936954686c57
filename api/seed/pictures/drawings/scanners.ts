import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, light, shadow } from '../solids.ts'
import type { Drawing } from '../subject.ts'
import { ellipse, faded, moved, path, polygon, rect, repeat, stroke } from '../svg.ts'

export const flatbedScanner: Drawing = {
  focus: [300, 500],
  bounds: [110, 250, 610, 340],
  draw: (look) =>
    [
      shadow([440, 616, 360, 32]),
      polygon(
        [
          [120, 480],
          [270, 250],
          [700, 250],
          [600, 480],
        ],
        paint.dark,
      ),
      polygon(
        [
          [150, 468],
          [282, 266],
          [680, 266],
          [586, 468],
        ],
        paint.light,
      ),
      cuboid({
        x: 110,
        y: 500,
        width: 500,
        height: 90,
        depth: 110,
        faces: casing.dark,
        radius: 12,
      }),
      polygon(
        [
          [150, 496],
          [226, 456],
          [680, 456],
          [610, 496],
        ],
        '#1f6f8c',
      ),
      polygon(
        [
          [300, 496],
          [376, 456],
          [396, 456],
          [320, 496],
        ],
        '#c8f3ff',
      ),
      repeat(4, (key) => rect([430 + key * 42, 536, 30, 16], '#4a525e', { rx: 8 })),
      lettering(look.brand, {
        x: 136,
        y: 560,
        size: 36,
        fill: '#e7ebf0',
        align: 'start',
        maxWidth: 190,
      }),
      lettering(look.label, { x: 410, y: 390, size: 36, fill: '#4a525e', maxWidth: 300 }),
    ].join(''),
}

export const sheetScanner: Drawing = {
  focus: [360, 470],
  bounds: [160, 150, 520, 478],
  draw: (look) =>
    [
      shadow([430, 640, 320, 32]),
      path('M250 400L300 150H590L560 400Z', look.variant % 2 ? '#39424f' : '#dfe4e9'),
      path('M286 390L326 190H560L536 390Z', paint.paper, { stroke: '#ccd3db', 'stroke-width': 2 }),
      repeat(6, (row) =>
        rect([338 - row * 5, 220 + row * 24, 170 - (row % 3) * 30, 6], '#c3cbd5', { rx: 3 }),
      ),
      cuboid({
        x: 160,
        y: 390,
        width: 440,
        height: 190,
        depth: 80,
        faces: look.variant % 2 ? casing.dark : casing.light,
        radius: 26,
      }),
      rect([200, 404, 330, 14], '#07090c', { rx: 7 }),
      rect([470, 450, 100, 84], '#14171c', { rx: 10 }),
      rect([482, 460, 76, 36], paint.screen, { rx: 3 }),
      ellipse([504, 516, 9], '#35d07f'),
      ellipse([536, 516, 9], '#59626e'),
      polygon(
        [
          [190, 580],
          [560, 580],
          [590, 628],
          [160, 628],
        ],
        '#cfd6de',
      ),
      rect([160, 566, 440, 6], paint.tintAcross),
      lettering(look.brand, {
        x: 196,
        y: 490,
        size: 46,
        fill: look.variant % 2 ? '#e7ebf0' : paint.ink,
        align: 'start',
        maxWidth: 250,
      }),
      lettering(look.label, {
        x: 196,
        y: 528,
        size: 22,
        fill: look.variant % 2 ? '#aeb7c2' : '#5b6572',
        align: 'start',
        maxWidth: 250,
      }),
    ].join(''),
}

export const barcodeScanner: Drawing = {
  focus: [330, 280],
  bounds: [48, 134, 598, 552],
  draw: (look) =>
    [
      shadow([430, 640, 200, 26]),
      moved(
        'rotate(-8 400 400)',
        path(
          'M260 190Q250 150 300 150H520Q590 150 590 230Q590 290 530 310L500 330L540 600Q544 630 510 630H440Q410 630 406 600L380 350Q370 320 330 312L290 304Q266 300 264 270Z',
          paint.dark,
        ),
        path('M250 186L282 178V290L256 280Z', '#b3122a'),
        path('M300 164H520Q566 166 574 214H296Z', '#ffffff', { opacity: 0.12 }),
        path('M384 350L430 342L436 420L394 424Z', paint.tint),
        lettering(look.brand, { x: 430, y: 262, size: 40, fill: '#e7ebf0', maxWidth: 220 }),
        lettering(look.label, { x: 470, y: 560, size: 18, fill: '#aeb7c2', maxWidth: 100 }),
        light(540, 196),
      ),
      faded(
        0.35,
        polygon(
          [
            [236, 270],
            [60, 180],
            [60, 420],
          ],
          '#ff5b5b',
        ),
      ),
      rect([48, 290, 40, 3], '#ff2d2d'),
      stroke('M486 630C500 700 620 690 640 640', '#2a3038', 10),
    ].join(''),
}

export const documentCamera: Drawing = {
  focus: [540, 190],
  bounds: [146, 150, 554, 482],
  draw: (look) =>
    [
      shadow([400, 640, 320, 28]),
      polygon(
        [
          [150, 610],
          [250, 520],
          [560, 520],
          [500, 610],
        ],
        paint.paper,
        { stroke: '#ccd3db', 'stroke-width': 3 },
      ),
      repeat(4, (row) => rect([270 - row * 14, 540 + row * 16, 190, 5], '#c3cbd5', { rx: 2 })),
      path('M530 620Q530 590 560 590H670Q700 590 700 620V632H530Z', paint.dark),
      stroke('M630 590V260Q630 180 560 180H470', '#2b3039', 30),
      stroke('M630 590V260Q630 180 560 180H470', '#59626e', 6),
      rect([380, 150, 120, 70], paint.dark, { rx: 16 }),
      ellipse([420, 222, 26, 12], paint.lens),
      rect([476, 150, 8, 70], paint.tint),
      lettering(look.brand, { x: 614, y: 622, size: 24, fill: '#e7ebf0', maxWidth: 130 }),
      lettering(look.label, { x: 330, y: 480, size: 24, fill: '#5b6572', maxWidth: 260 }),
    ].join(''),
}
