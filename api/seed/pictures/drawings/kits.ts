import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, light, shadow } from '../solids.ts'
import type { Drawing } from '../subject.ts'
import { ellipse, moved, rect, repeat, stroke } from '../svg.ts'
import { bulletBody, domeBody } from './cameras.ts'
import { videoRecorder } from './recorders.ts'

export const cameraKit: Drawing = {
  focus: [250, 300],
  bounds: [114, 190, 584, 442],
  draw: (look) =>
    [
      shadow([400, 640, 350, 30]),
      moved('translate(60 90) scale(0.42)', bulletBody({ ...look, variant: 0 })),
      moved('translate(400 90) scale(0.42)', bulletBody({ ...look, variant: 0 })),
      moved('translate(60 260) scale(0.36)', domeBody(look)),
      moved('translate(330 260) scale(0.36)', domeBody(look)),
      stroke('M640 400C720 400 700 480 640 470S560 520 640 530', '#14171c', 9),
      moved('translate(110 218) scale(0.7)', videoRecorder.draw(look)),
    ].join(''),
}

export const powerSupplyBox: Drawing = {
  focus: [300, 470],
  bounds: [120, 334, 590, 266],
  draw: (look) =>
    [
      shadow([430, 622, 330, 32]),
      cuboid({
        x: 120,
        y: 390,
        width: 480,
        height: 210,
        depth: 110,
        faces: casing.metal,
        radius: 6,
      }),
      repeat(9, (column) =>
        repeat(4, (row) =>
          ellipse([150 + column * 24, 420 + row * 22, 7], '#39424f', { opacity: 0.7 }),
        ),
      ),
      rect([390, 412, 180, 90], paint.paper, { rx: 4 }),
      rect([390, 412, 180, 14], paint.tint),
      lettering(look.brand, { x: 480, y: 462, size: 32, fill: paint.ink, maxWidth: 160 }),
      lettering(look.label, { x: 480, y: 488, size: 18, fill: '#5b6572', maxWidth: 160 }),
      rect([140, 530, 330, 48], '#14532f', { rx: 4 }),
      repeat(
        9,
        (screw) =>
          ellipse([162 + screw * 36, 554, 12], '#dfe4e9') +
          rect([152 + screw * 36, 552, 20, 4], '#6b7480'),
      ),
      light(540, 554),
    ].join(''),
}

export const connectors: Drawing = {
  focus: [330, 430],
  bounds: [188, 174, 422, 484],
  draw: (look) =>
    [
      shadow([400, 640, 320, 30]),
      ...[170, 340, 510].map((x, index) =>
        moved(
          `translate(${x} ${300 + (index % 2) * 60}) rotate(${-14 + index * 12})`,
          rect([20, 0, 80, 70], paint.metalAcross, { rx: 10 }),
          ellipse([60, 0, 40, 14], '#e9edf1', { stroke: '#8d97a4', 'stroke-width': 3 }),
          ellipse([60, 0, 10, 5], paint.gold),
          rect([28, 66, 64, 110], paint.dark, { rx: 12 }),
          repeat(5, (ring) => rect([28, 84 + ring * 16, 64, 5], '#000000', { opacity: 0.4 })),
          rect([28, 150, 64, 10], paint.tint),
          stroke('M60 176C60 230 30 240 40 290', '#14171c', 16),
        ),
      ),
      lettering(look.brand, { x: 400, y: 210, size: 48, fill: paint.ink, maxWidth: 420 }),
      lettering(look.label, { x: 400, y: 248, size: 26, fill: '#5b6572', maxWidth: 420 }),
    ].join(''),
}
