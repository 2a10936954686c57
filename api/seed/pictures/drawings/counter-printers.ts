import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, light, shadow, vents } from '../solids.ts'
import type { Drawing } from '../subject.ts'
import { ellipse, faded, path, rect, repeat } from '../svg.ts'

export const dotMatrixPrinter: Drawing = {
  focus: [300, 470],
  bounds: [110, 148, 610, 468],
  draw: (look) =>
    [
      shadow([430, 634, 340, 36]),
      path('M210 400V150H560V400Z', paint.paper, { stroke: '#ccd3db', 'stroke-width': 2 }),
      repeat(
        10,
        (hole) =>
          ellipse([222, 168 + hole * 24, 5], '#cfd6de') +
          ellipse([548, 168 + hole * 24, 5], '#cfd6de'),
      ),
      repeat(8, (row) =>
        rect([250, 176 + row * 24, 250 - (row % 3) * 50, 6], '#c3cbd5', { rx: 3 }),
      ),
      cuboid({
        x: 110,
        y: 430,
        width: 520,
        height: 186,
        depth: 90,
        faces: casing.light,
        radius: 22,
      }),
      rect([150, 452, 440, 60], '#20252d', { rx: 10, opacity: 0.92 }),
      rect([170, 474, 400, 14], '#4b5562', { rx: 7 }),
      rect([340, 462, 60, 38], '#0c0e12', { rx: 5 }),
      ellipse([676, 470, 26, 40], '#3a414c'),
      ellipse([668, 470, 20, 34], '#5b6572'),
      repeat(4, (key) => rect([470 + key * 32, 556, 24, 12], '#4b5562', { rx: 6 })),
      light(450, 562),
      lettering(look.brand, {
        x: 140,
        y: 560,
        size: 36,
        fill: paint.ink,
        align: 'start',
        maxWidth: 240,
      }),
      lettering(look.label, {
        x: 140,
        y: 594,
        size: 22,
        fill: '#4a525e',
        align: 'start',
        maxWidth: 300,
      }),
      rect([110, 520, 520, 5], paint.tintAcross),
    ].join(''),
}

export const receiptPrinter: Drawing = {
  focus: [400, 400],
  bounds: [220, 202, 450, 418],
  draw: (look) =>
    [
      shadow([430, 634, 250, 34]),
      path(
        'M290 420V210Q300 196 314 210T338 210T362 210T386 210T410 210T434 210T458 210T482 210V420Z',
        paint.paper,
        {
          stroke: '#ccd3db',
          'stroke-width': 2,
        },
      ),
      lettering('TAX INVOICE', { x: 386, y: 258, size: 18, fill: '#5b6572', maxWidth: 160 }),
      repeat(
        5,
        (row) =>
          rect([312, 280 + row * 20, 92, 6], '#c3cbd5', { rx: 3 }) +
          rect([424, 280 + row * 20, 36, 6], '#c3cbd5', { rx: 3 }),
      ),
      cuboid({
        x: 220,
        y: 410,
        width: 330,
        height: 210,
        depth: 120,
        faces: casing.dark,
        radius: 22,
      }),
      rect([256, 404, 258, 16], '#07090c', { rx: 8 }),
      faded(0.5, vents([250, 566, 120, 14], 3)),
      light(512, 470),
      ellipse([480, 470, 9], '#59626e'),
      rect([220, 440, 330, 5], paint.tintAcross),
      lettering(look.brand, { x: 385, y: 520, size: 40, fill: '#e7ebf0', maxWidth: 260 }),
      lettering(look.label, { x: 385, y: 554, size: 20, fill: '#aeb7c2', maxWidth: 260 }),
    ].join(''),
}
