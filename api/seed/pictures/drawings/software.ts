import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, shadow } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, moved, path, polygon, rect, repeat, stroke } from '../svg.ts'

const emblems: Readonly<Record<string, () => string>> = {
  Antivirus: () =>
    path('M360 330L440 360V440Q440 510 360 548Q280 510 280 440V360Z', paint.paper, {
      opacity: 0.95,
    }) + stroke('M322 436L352 468L404 402', '#1b8a5a', 18),
  'Accounting Software': () =>
    repeat(4, (bar) =>
      rect([276 + bar * 46, 500 - bar * 38, 32, 44 + bar * 38], paint.paper, { rx: 4 }),
    ) + stroke('M276 450L330 410L376 420L440 340', '#ffd36b', 9),
}

function printHead(): string {
  return [
    rect([270, 400, 180, 90], paint.paper, { rx: 14 }),
    rect([300, 346, 120, 60], '#dfe8f2', { rx: 4 }),
    rect([296, 460, 128, 74], '#f4f8fc', { stroke: '#b8c1cc', 'stroke-width': 2 }),
    repeat(3, (row) => rect([310, 478 + row * 16, 100 - row * 20, 6], '#8fa3ba', { rx: 3 })),
    ellipse([428, 420, 8], '#35d07f'),
  ].join('')
}

function disc(): string {
  return [
    ellipse([610, 540, 92], paint.metalAcross),
    ellipse([610, 540, 92], paint.shine),
    ellipse([610, 540, 34], '#f4f6f8', { stroke: '#aab3bf', 'stroke-width': 2 }),
    ellipse([610, 540, 13], '#cfd6de'),
    faded(0.35, path('M610 448A92 92 0 0 1 690 494L640 524A34 34 0 0 0 612 506Z', paint.tint)),
  ].join('')
}

function boxed(look: Look): string {
  const emblem = emblems[look.brand] ?? printHead
  return [
    shadow([430, 648, 280, 30]),
    look.variant % 2 ? disc() : '',
    cuboid({ x: 200, y: 190, width: 320, height: 440, depth: 90, faces: casing.tint, radius: 4 }),
    rect([200, 190, 320, 104], paint.paper),
    rect([200, 570, 320, 60], '#000000', { opacity: 0.22 }),
    polygon(
      [
        [200, 190],
        [380, 190],
        [240, 630],
        [200, 630],
      ],
      paint.shine,
    ),
    emblem(),
    lettering(look.brand, { x: 360, y: 254, size: 42, fill: paint.ink, maxWidth: 286 }),
    lettering(look.label, { x: 360, y: 610, size: 28, fill: paint.paper, maxWidth: 284 }),
    moved('matrix(1 -0.5 0 1 0 0)', rect([556, 480, 10, 300], '#ffffff', { opacity: 0.25 })),
  ].join('')
}

export const softwareBox: Drawing = {
  focus: [360, 440],
  bounds: [200, 144, 502, 488],
  draw: boxed,
}
