import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, light, shadow } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, moved, path, polygon, rect, repeat, stroke } from '../svg.ts'

function screws(points: readonly (readonly [number, number])[]): string {
  return points
    .map(
      ([x, y]) =>
        ellipse([x, y, 9], '#6b7480') +
        stroke(`M${x - 5} ${y - 5}L${x + 5} ${y + 5}`, '#39424f', 2),
    )
    .join('')
}

function driveSticker(look: Look): string {
  return [
    rect([268, 300, 264, 230], paint.paper, { rx: 6 }),
    rect([268, 300, 264, 74], paint.tint, { rx: 6 }),
    lettering(look.brand, { x: 400, y: 350, size: 40, fill: paint.paper, maxWidth: 230 }),
    lettering(look.label, { x: 400, y: 420, size: 30, fill: paint.ink, maxWidth: 236 }),
    repeat(4, (row) => rect([288, 440 + row * 14, 130 - (row % 2) * 30, 5], '#b8c1cc', { rx: 2 })),
    repeat(14, (bar) => rect([436 + bar * 6, 440, bar % 3 ? 2 : 4, 44], '#39424f')),
    lettering('S/N', { x: 288, y: 516, size: 13, fill: '#5b6572', align: 'start' }),
  ].join('')
}

export const hardDisk: Drawing = {
  focus: [470, 400],
  bounds: [226, 156, 348, 474],
  draw: (look) =>
    [
      shadow([400, 640, 240, 26]),
      rect([226, 160, 348, 470], '#7d8793', { rx: 12 }),
      rect([230, 156, 340, 464], paint.metal, { rx: 12 }),
      path('M250 176H550V300Q550 420 500 560L470 600H250Z', '#dfe4e9', { opacity: 0.6 }),
      ellipse([400, 226, 44], 'none', { stroke: '#aab3bf', 'stroke-width': 4 }),
      driveSticker(look),
      screws([
        [252, 180],
        [548, 180],
        [252, 596],
        [548, 596],
        [252, 390],
        [548, 390],
      ]),
      rect([300, 612, 200, 14], '#14171c', { rx: 3 }),
      rect([320, 616, 120, 6], paint.gold),
    ].join(''),
}

export const solidStateDrive: Drawing = {
  focus: [440, 400],
  bounds: [222, 202, 356, 412],
  draw: (look) =>
    [
      shadow([400, 620, 240, 26]),
      rect([222, 206, 356, 408], '#0c0e12', { rx: 18 }),
      rect([226, 202, 348, 402], paint.dark, { rx: 16 }),
      polygon(
        [
          [226, 420],
          [574, 300],
          [574, 500],
          [226, 560],
        ],
        paint.tint,
      ),
      lettering(look.brand, { x: 400, y: 274, size: 46, fill: paint.paper, maxWidth: 290 }),
      lettering('SSD', { x: 400, y: 456, size: 74, fill: paint.paper }),
      lettering(look.label, { x: 400, y: 586, size: 26, fill: '#c6cdd6', maxWidth: 300 }),
      faded(
        0.5,
        path('M240 202H400L270 604H242Q226 604 226 588V218Q226 202 240 202Z', paint.shine),
      ),
      screws([
        [246, 222],
        [554, 222],
      ]),
    ].join(''),
}

export const memoryStick: Drawing = {
  focus: [330, 420],
  bounds: [74, 306, 658, 238],
  draw: (look) =>
    [
      shadow([400, 560, 350, 26]),
      moved(
        'rotate(-8 400 420)',
        rect([80, 350, 640, 150], '#14532f', { rx: 6 }),
        rect([80, 356, 640, 138], '#1b6b3d', { rx: 6 }),
        repeat(20, (pin) => (pin === 14 ? '' : rect([80, 362 + pin * 6.4, 22, 4], paint.gold))),
        ellipse([720, 425, 13], '#eef1f4'),
        rect([150, 366, 520, 118], '#101318', { rx: 6 }),
        rect([160, 374, 500, 102], paint.dark, { rx: 4 }),
        rect([160, 374, 14, 102], paint.tint),
        lettering(look.brand, {
          x: 190,
          y: 430,
          size: 44,
          fill: paint.paper,
          align: 'start',
          maxWidth: 240,
        }),
        lettering(look.label, {
          x: 190,
          y: 462,
          size: 24,
          fill: '#aeb7c2',
          align: 'start',
          maxWidth: 300,
        }),
        lettering('NVMe', { x: 580, y: 442, size: 46, fill: '#ffffff', maxWidth: 140 }),
      ),
    ].join(''),
}

export const portableDrive: Drawing = {
  focus: [460, 560],
  bounds: [230, 124, 370, 496],
  draw: (look) => {
    const faces = [casing.dark, casing.tint, casing.metal][look.variant % 3] ?? casing.dark
    const word = faces === casing.metal ? paint.ink : paint.paper
    return [
      shadow([430, 636, 280, 28]),
      stroke('M360 270C360 170 520 220 500 130', '#2a3038', 10),
      rect([336, 236, 48, 34], '#20252d', { rx: 5 }),
      cuboid({ x: 230, y: 270, width: 330, height: 350, depth: 40, faces, radius: 26 }),
      faded(0.16, path('M250 290H540V420Q400 360 250 480Z', '#ffffff')),
      repeat(look.variant % 2 ? 7 : 0, (row) =>
        rect([250, 470 + row * 16, 290, 5], '#000000', { rx: 2, opacity: 0.2 }),
      ),
      lettering(look.brand, { x: 395, y: 350, size: 48, fill: word, maxWidth: 270 }),
      lettering(look.label, { x: 395, y: 590, size: 26, fill: word, maxWidth: 270 }),
      light(526, 304, '#5ab7ff'),
    ].join('')
  },
}

export const desktopDrive: Drawing = {
  focus: [360, 420],
  bounds: [280, 134, 350, 496],
  draw: (look) =>
    [
      shadow([440, 640, 250, 30]),
      cuboid({
        x: 280,
        y: 210,
        width: 200,
        height: 420,
        depth: 150,
        faces: casing.dark,
        radius: 20,
      }),
      repeat(20, (row) => rect([300, 400 + row * 10, 160, 4], '#050608', { rx: 2, opacity: 0.6 })),
      lettering(look.brand, { x: 380, y: 290, size: 40, fill: paint.paper, maxWidth: 160 }),
      lettering(look.label, { x: 380, y: 330, size: 24, fill: '#c6cdd6', maxWidth: 160 }),
      rect([280, 360, 200, 6], paint.tintAcross),
      light(380, 616, '#5ab7ff'),
    ].join(''),
}

function plug(x: number, y: number): string {
  return [
    rect([x, y, 84, 110], paint.metalAcross, { rx: 4 }),
    rect([x + 14, y + 22, 20, 18], '#39424f', { rx: 2 }),
    rect([x + 50, y + 22, 20, 18], '#39424f', { rx: 2 }),
  ].join('')
}

function swivelDrive(look: Look): string {
  return [
    plug(358, 150),
    rect([330, 256, 140, 310], paint.dark, { rx: 22 }),
    path('M318 400H482V600Q482 640 442 640H358Q318 640 318 600Z', paint.metalAcross),
    ellipse([400, 470, 26], '#8d97a4', { stroke: '#6b7480', 'stroke-width': 3 }),
    ellipse([400, 610, 14], '#eef1f4', { stroke: '#6b7480', 'stroke-width': 3 }),
    lettering(look.brand, { x: 400, y: 330, size: 32, fill: paint.paper, maxWidth: 124 }),
    lettering(look.label, { x: 400, y: 566, size: 26, fill: paint.ink, maxWidth: 140 }),
  ].join('')
}

function sliderDrive(look: Look): string {
  return [
    plug(358, 150),
    path('M316 256H484V560Q484 640 400 640T316 560Z', paint.dark),
    rect([346, 300, 108, 150], paint.tint, { rx: 14 }),
    repeat(6, (row) => rect([364, 330 + row * 16, 72, 6], '#000000', { rx: 3, opacity: 0.25 })),
    ellipse([400, 596, 18], '#eef1f4'),
    lettering(look.brand, { x: 400, y: 492, size: 30, fill: paint.paper, maxWidth: 140 }),
    lettering(look.label, { x: 400, y: 530, size: 26, fill: '#c6cdd6', maxWidth: 140 }),
  ].join('')
}

export const penDrive: Drawing = {
  focus: [400, 380],
  bounds: [238, 156, 302, 486],
  draw: (look) => {
    const body = look.variant % 2 ? sliderDrive(look) : swivelDrive(look)
    return shadow([420, 640, 190, 26]) + moved('rotate(24 400 400)', body)
  },
}

export const dualPenDrive: Drawing = {
  focus: [400, 380],
  bounds: [278, 136, 270, 486],
  draw: (look) =>
    shadow([420, 650, 190, 26]) +
    moved(
      'rotate(24 400 400)',
      plug(358, 130),
      rect([336, 236, 128, 330], paint.metalAcross, { rx: 16 }),
      rect([336, 300, 128, 120], paint.tint),
      rect([368, 566, 64, 70], paint.metal, { rx: 20 }),
      rect([384, 584, 32, 36], '#14171c', { rx: 12 }),
      lettering(look.brand, { x: 400, y: 372, size: 30, fill: paint.paper, maxWidth: 112 }),
      lettering(look.label, { x: 400, y: 490, size: 26, fill: paint.ink, maxWidth: 112 }),
    ),
}
