import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, lens, light, shadow, vents } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, moved, path, rect, repeat, stroke } from '../svg.ts'

function cup(look: Look): string {
  return casing[look.finish ?? 'dark'].front
}

export const headset: Drawing = {
  focus: [270, 470],
  bounds: [180, 186, 440, 460],
  draw: (look) =>
    [
      shadow([400, 646, 230, 26]),
      stroke('M232 440C210 130 590 130 568 440', '#1b1f26', 40),
      stroke('M236 410C226 150 574 150 564 410', '#4a525e', 10),
      rect([180, 390, 110, 190], cup(look), { rx: 50 }),
      rect([510, 390, 110, 190], cup(look), { rx: 50 }),
      rect([270, 406, 44, 158], '#0b0d11', { rx: 22 }),
      rect([486, 406, 44, 158], '#0b0d11', { rx: 22 }),
      ellipse([218, 485, 30, 56], look.finish === 'tint' ? '#dfe4ea' : paint.tint),
      ellipse([582, 485, 30, 56], look.finish === 'tint' ? '#dfe4ea' : paint.tint),
      look.variant % 2 ? '' : stroke('M226 560C240 640 320 650 372 632', '#20252d', 12),
      look.variant % 2 ? '' : rect([364, 616, 54, 30], '#0b0d11', { rx: 14 }),
      lettering(look.brand, { x: 400, y: 330, size: 40, fill: paint.ink, maxWidth: 240 }),
      lettering(look.label, { x: 400, y: 366, size: 22, fill: '#5b6572', maxWidth: 220 }),
    ].join(''),
}

export const webcam: Drawing = {
  focus: [400, 340],
  bounds: [170, 232, 534, 412],
  draw: (look) =>
    [
      shadow([400, 640, 220, 26]),
      stroke('M440 610C560 640 640 560 700 640', '#2a3038', 9),
      path('M340 430H460L480 560Q540 570 540 610H260Q260 570 320 560Z', paint.dark),
      rect([170, 240, 460, 200], '#0b0d11', { rx: 90 }),
      rect([170, 232, 460, 200], paint.dark, { rx: 90 }),
      lens(400, 332, 80),
      ellipse([400, 332, 92], 'none', { stroke: paint.tint, 'stroke-width': 5 }),
      light(540, 332, '#5ab7ff'),
      repeat(4, (slot) => rect([210 + slot * 14, 304, 6, 56], '#07090c', { rx: 3 })),
      lettering(look.brand, { x: 400, y: 512, size: 30, fill: '#e7ebf0', maxWidth: 110 }),
      lettering(look.label, { x: 400, y: 600, size: 20, fill: '#aeb7c2', maxWidth: 200 }),
    ].join(''),
}

export const speakers: Drawing = {
  focus: [260, 460],
  bounds: [150, 220, 530, 400],
  draw: (look) =>
    [
      shadow([420, 640, 330, 30]),
      ...[150, 450].map((x) =>
        [
          cuboid({ x, y: 250, width: 170, height: 370, depth: 60, faces: casing.dark, radius: 16 }),
          ellipse([x + 85, 500, 66], '#0b0d11', { stroke: paint.tint, 'stroke-width': 5 }),
          ellipse([x + 85, 500, 50], '#2b3039'),
          ellipse([x + 85, 500, 20], '#14171c'),
          ellipse([x + 85, 356, 34], '#0b0d11', { stroke: '#59626e', 'stroke-width': 4 }),
          ellipse([x + 85, 356, 14], '#3b424d'),
          lettering(look.brand, { x: x + 85, y: 296, size: 26, fill: '#e7ebf0', maxWidth: 140 }),
        ].join(''),
      ),
      lettering(look.label, { x: 535, y: 600, size: 18, fill: '#aeb7c2', maxWidth: 140 }),
    ].join(''),
}

export const cableLead: Drawing = {
  focus: [300, 300],
  bounds: [100, 60, 600, 520],
  draw: (look) =>
    [
      shadow([400, 640, 280, 28]),
      repeat(4, (loop) =>
        ellipse([400, 440 - loop * 8, 210 - loop * 16, 130 - loop * 8], 'none', {
          stroke: loop % 2 ? '#2b3039' : '#14171c',
          'stroke-width': 18,
        }),
      ),
      stroke('M560 360C640 280 600 220 640 190', '#14171c', 18),
      stroke('M240 360C160 280 200 220 160 190', '#14171c', 18),
      ...[600, 100].map(
        (x) =>
          rect([x, 110, 100, 90], paint.dark, { rx: 12 }) +
          rect([x + 16, 60, 68, 56], paint.metalAcross, { rx: 4 }) +
          rect([x, 170, 100, 8], paint.tint),
      ),
      rect([300, 400, 200, 70], paint.paper, { rx: 6, stroke: '#ccd3db', 'stroke-width': 2 }),
      rect([300, 400, 200, 8], paint.tint),
      lettering(look.brand, { x: 400, y: 438, size: 28, fill: paint.ink, maxWidth: 180 }),
      lettering(look.label, { x: 400, y: 460, size: 17, fill: '#5b6572', maxWidth: 180 }),
    ].join(''),
}

export const usbHub: Drawing = {
  focus: [330, 520],
  bounds: [120, 222, 588, 358],
  draw: (look) =>
    [
      shadow([430, 612, 330, 30]),
      stroke('M640 470C720 400 620 300 700 230', '#2a3038', 14),
      cuboid({
        x: 120,
        y: 480,
        width: 480,
        height: 100,
        depth: 90,
        faces: look.variant % 2 ? casing.metal : casing.dark,
        radius: 18,
      }),
      repeat(
        4,
        (index) =>
          rect([150 + index * 96, 512, 70, 34], '#07090c', {
            rx: 4,
            stroke: '#9aa4b0',
            'stroke-width': 3,
          }) + rect([158 + index * 96, 518, 54, 10], '#3b82d6'),
      ),
      light(562, 530, '#5ab7ff'),
      moved(
        'matrix(1 0 -0.8 0.5 400 468)',
        lettering(look.brand, {
          x: 0,
          y: 0,
          size: 44,
          fill: look.variant % 2 ? paint.ink : '#e7ebf0',
          maxWidth: 280,
        }),
      ),
      lettering(look.label, { x: 380, y: 400, size: 30, fill: paint.ink, maxWidth: 420 }),
    ].join(''),
}

export const powerAdapter: Drawing = {
  focus: [360, 450],
  bounds: [180, 96, 552, 514],
  draw: (look) =>
    [
      shadow([420, 632, 310, 30]),
      stroke('M560 480C700 420 560 300 660 220S720 180 690 140', '#14171c', 14),
      rect([664, 96, 40, 56], paint.metal, { rx: 8 }),
      cuboid({
        x: 180,
        y: 410,
        width: 330,
        height: 200,
        depth: 110,
        faces: casing.dark,
        radius: 24,
      }),
      rect([210, 440, 270, 140], '#f4f6f8', { rx: 8, opacity: 0.94 }),
      lettering(look.brand, { x: 345, y: 484, size: 38, fill: paint.ink, maxWidth: 230 }),
      lettering(look.label, { x: 345, y: 516, size: 20, fill: '#39424f', maxWidth: 240 }),
      repeat(3, (row) => rect([232, 532 + row * 13, 226 - row * 40, 5], '#b8c1cc', { rx: 2 })),
      rect([180, 424, 330, 5], paint.tintAcross),
    ].join(''),
}

export const cameraBattery: Drawing = {
  focus: [400, 450],
  bounds: [260, 274, 360, 336],
  draw: (look) =>
    [
      shadow([440, 632, 220, 30]),
      cuboid({
        x: 260,
        y: 330,
        width: 250,
        height: 280,
        depth: 110,
        faces: casing.dark,
        radius: 14,
      }),
      rect([260, 360, 250, 80], paint.tint),
      lettering(look.brand, { x: 385, y: 416, size: 46, fill: paint.ink, maxWidth: 220 }),
      lettering(look.label, { x: 385, y: 496, size: 38, fill: '#e7ebf0', maxWidth: 220 }),
      lettering('Li-ion 7.2 V', { x: 385, y: 536, size: 20, fill: '#aeb7c2' }),
      repeat(4, (contact) => rect([290 + contact * 50, 590, 32, 16], paint.gold, { rx: 2 })),
    ].join(''),
}

export const powerBackup: Drawing = {
  focus: [360, 340],
  bounds: [290, 154, 360, 476],
  draw: (look) =>
    [
      shadow([440, 640, 220, 30]),
      cuboid({
        x: 290,
        y: 240,
        width: 190,
        height: 390,
        depth: 170,
        faces: casing.dark,
        radius: 12,
      }),
      ellipse([385, 330, 34], '#0b0d11', { stroke: paint.tint, 'stroke-width': 6 }),
      stroke('M385 312V332', '#e7ebf0', 6),
      repeat(3, (lamp) =>
        light(355 + lamp * 30, 392, ['#35d07f', '#ffb545', '#ff5b5b'][lamp] ?? '#35d07f'),
      ),
      vents([315, 500, 140, 16], 6),
      lettering(look.brand, { x: 385, y: 440, size: 32, fill: '#e7ebf0', maxWidth: 160 }),
      lettering(look.label, { x: 385, y: 472, size: 20, fill: '#aeb7c2', maxWidth: 160 }),
    ].join(''),
}

export const laptopBag: Drawing = {
  focus: [400, 420],
  bounds: [230, 130, 340, 500],
  draw: (look) =>
    [
      shadow([400, 644, 240, 28]),
      stroke('M340 200C340 120 460 120 460 200', '#14171c', 20),
      path(
        'M230 290Q230 180 340 180H460Q570 180 570 290V580Q570 630 520 630H280Q230 630 230 580Z',
        casing[look.finish ?? 'dark'].front,
      ),
      stroke('M256 300Q256 214 340 210H460Q544 214 544 300', '#6b7480', 5),
      path('M264 410H536V570Q536 604 504 604H296Q264 604 264 570Z', '#2b323c', {
        stroke: '#59626e',
        'stroke-width': 3,
      }),
      rect([264, 410, 272, 12], paint.tint),
      lettering(look.brand, { x: 400, y: 360, size: 40, fill: '#e7ebf0', maxWidth: 240 }),
      lettering(look.label, { x: 400, y: 520, size: 22, fill: '#c6cdd6', maxWidth: 230 }),
      faded(
        0.5,
        path('M230 290Q230 180 340 180Q280 230 276 400L240 620Q230 600 230 580Z', '#000000'),
      ),
    ].join(''),
}
