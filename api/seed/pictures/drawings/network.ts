import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, finishOf, light, port, shadow, vents } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, moved, path, polygon, rect, repeat, stroke } from '../svg.ts'

function antenna(x: number, lean: number, colour: string): string {
  return moved(
    `rotate(${lean} ${x} 500)`,
    rect([x - 12, 190, 24, 290], colour, { rx: 10 }),
    rect([x - 8, 200, 5, 270], '#ffffff', { rx: 2, opacity: 0.18 }),
    rect([x - 14, 470, 28, 40], '#0b0d11', { rx: 8 }),
  )
}

function routerBack(look: Look): string {
  const dark = finishOf(look) !== 'light'
  return [
    shadow([400, 636, 350, 30]),
    antenna(160, -6, dark ? '#20252d' : '#ccd3db'),
    antenna(640, 6, dark ? '#20252d' : '#ccd3db'),
    rect([110, 490, 580, 130], dark ? paint.dark : paint.light, { rx: 24 }),
    ellipse([170, 560, 20], '#0a0c10', { stroke: '#9aa4b0', 'stroke-width': 4 }),
    rect([214, 544, 30, 30], '#4a525e', { rx: 5 }),
    rect([272, 522, 84, 70], '#2d6fc0', { rx: 6, opacity: 0.9 }),
    port(284, 530, 60),
    rect([372, 522, 286, 70], '#e0a500', { rx: 6, opacity: 0.9 }),
    repeat(4, (index) => port(380 + index * 70, 530, 60)),
    lettering('WAN', { x: 314, y: 612, size: 15, fill: dark ? '#aeb7c2' : '#5b6572' }),
    lettering('LAN 1-4', { x: 515, y: 612, size: 15, fill: dark ? '#aeb7c2' : '#5b6572' }),
  ].join('')
}

export const router: Drawing = {
  focus: [330, 560],
  bounds: [80, 190, 640, 432],
  back: { draw: routerBack, bounds: [110, 190, 580, 430] },
  draw: (look) => {
    const dark = finishOf(look) !== 'light'
    const stick = dark ? '#262c35' : '#ccd3db'
    const four = look.variant % 2 === 0
    const body = dark ? paint.dark : paint.light
    return [
      shadow([400, 640, 350, 30]),
      antenna(190, -14, stick),
      four ? antenna(330, -4, stick) + antenna(470, 4, stick) : '',
      antenna(610, 14, stick),
      path('M150 490H650L720 570H80Z', dark ? '#3b424d' : '#f3f5f7'),
      faded(0.5, path('M330 500H470L500 560H300Z', paint.tint)),
      vents([200, 506, 100, 12], 4),
      vents([500, 506, 100, 12], 4),
      path('M80 570H720V596Q720 622 694 622H106Q80 622 80 596Z', body),
      repeat(7, (lamp) => light(320 + lamp * 26, 598, lamp % 3 === 2 ? '#5ab7ff' : '#35d07f')),
      lettering(look.brand, {
        x: 112,
        y: 606,
        size: 30,
        fill: dark ? '#e7ebf0' : paint.ink,
        align: 'start',
        maxWidth: 180,
      }),
      lettering(look.label, {
        x: 612,
        y: 604,
        size: 20,
        fill: dark ? '#aeb7c2' : '#5b6572',
        maxWidth: 170,
      }),
    ].join('')
  },
}

export const meshRouter: Drawing = {
  focus: [300, 400],
  bounds: [138, 264, 524, 366],
  draw: (look) =>
    [
      shadow([400, 636, 330, 30]),
      ...[250, 550].map((x, index) =>
        [
          path(
            `M${x - 110} ${300 + index * 40}V600A110 30 0 0 0 ${x + 110} 600V${300 + index * 40}Z`,
            paint.light,
          ),
          ellipse([x, 300 + index * 40, 110, 34], '#f8fafb', {
            stroke: '#d4dae1',
            'stroke-width': 2,
          }),
          ellipse([x, 300 + index * 40, 70, 20], '#dfe4e9'),
          path(
            `M${x - 110} 560A110 30 0 0 0 ${x + 110} 560V572A110 30 0 0 1 ${x - 110} 572Z`,
            paint.tint,
          ),
          light(x, 440 + index * 20, '#5ab7ff'),
          lettering(look.brand, {
            x,
            y: 500 + index * 10,
            size: 34,
            fill: paint.ink,
            maxWidth: 170,
          }),
        ].join(''),
      ),
      lettering(look.label, { x: 250, y: 536, size: 20, fill: '#5b6572', maxWidth: 170 }),
    ].join(''),
}

export const accessPoint: Drawing = {
  focus: [400, 400],
  bounds: [174, 172, 452, 462],
  draw: (look) =>
    [
      shadow([400, 640, 240, 26]),
      ellipse([400, 410, 224], '#b4bcc7'),
      ellipse([400, 398, 224], paint.light, { stroke: '#d4dae1', 'stroke-width': 2 }),
      ellipse([400, 398, 150], 'none', { stroke: '#dfe4e9', 'stroke-width': 4 }),
      ellipse([400, 398, 96], '#fbfcfd', { stroke: paint.tint, 'stroke-width': 5 }),
      ellipse([400, 470, 12], '#35d07f', { opacity: 0.3 }),
      ellipse([400, 470, 6], '#35d07f'),
      lettering(look.brand, { x: 400, y: 404, size: 34, fill: paint.ink, maxWidth: 160 }),
      lettering(look.label, { x: 400, y: 436, size: 18, fill: '#5b6572', maxWidth: 150 }),
    ].join(''),
}

export const usbAdapter: Drawing = {
  focus: [400, 320],
  bounds: [270, 148, 292, 454],
  draw: (look) =>
    shadow([400, 640, 190, 26]) +
    moved(
      'rotate(18 400 400)',
      rect([352, 150, 96, 120], paint.metalAcross, { rx: 4 }),
      rect([368, 174, 22, 20], '#39424f', { rx: 2 }),
      rect([410, 174, 22, 20], '#39424f', { rx: 2 }),
      rect([320, 262, 160, 330], paint.dark, { rx: 26 }),
      rect([320, 290, 160, 10], paint.tint),
      light(400, 340, '#5ab7ff'),
      lettering(look.brand, { x: 400, y: 420, size: 34, fill: paint.paper, maxWidth: 136 }),
      lettering(look.label, { x: 400, y: 460, size: 20, fill: '#aeb7c2', maxWidth: 130 }),
      look.variant % 2 ? rect([470, 160, 26, 330], '#20252d', { rx: 12 }) : '',
    ),
}

export const patchPanel: Drawing = {
  focus: [280, 470],
  bounds: [60, 370, 680, 190],
  draw: (look) =>
    [
      shadow([420, 600, 350, 30]),
      cuboid({ x: 60, y: 400, width: 620, height: 160, depth: 60, faces: casing.dark, radius: 6 }),
      repeat(2, (side) =>
        repeat(2, (hole) => rect([70 + side * 588, 424 + hole * 92, 14, 20], '#eef1f4', { rx: 7 })),
      ),
      rect([100, 412, 540, 34], paint.tint, { rx: 4 }),
      lettering(look.brand, {
        x: 114,
        y: 438,
        size: 24,
        fill: paint.paper,
        align: 'start',
        maxWidth: 200,
      }),
      lettering(look.label, { x: 540, y: 437, size: 18, fill: paint.paper, maxWidth: 180 }),
      repeat(12, (index) => port(106 + index * 44, 460, 38) + port(106 + index * 44, 508, 38)),
    ].join(''),
}

export const cableBox: Drawing = {
  focus: [300, 480],
  bounds: [180, 204, 580, 450],
  draw: (look) =>
    [
      shadow([430, 634, 300, 32]),
      cuboid({
        x: 180,
        y: 270,
        width: 360,
        height: 350,
        depth: 130,
        faces: { front: '#d8b98c', side: '#b08e5f', top: '#e6cda6' },
        radius: 3,
      }),
      rect([180, 300, 360, 96], paint.tint),
      lettering(look.brand, { x: 360, y: 366, size: 56, fill: paint.paper, maxWidth: 320 }),
      lettering(look.label, { x: 360, y: 436, size: 30, fill: '#3d2d16', maxWidth: 320 }),
      ellipse([360, 526, 62], '#5a4426'),
      ellipse([360, 526, 52], '#14171c'),
      stroke('M360 526C420 540 430 640 560 636S700 600 730 640', paint.tintAcross, 16),
      rect([716, 626, 44, 28], '#dfe8f2', { rx: 4, opacity: 0.95 }),
      rect([744, 630, 16, 20], paint.gold),
    ].join(''),
}

export const rackCabinet: Drawing = {
  focus: [380, 330],
  bounds: [230, 134, 430, 506],
  draw: (look) =>
    [
      shadow([440, 652, 260, 30]),
      cuboid({
        x: 230,
        y: 190,
        width: 320,
        height: 450,
        depth: 110,
        faces: casing.dark,
        radius: 6,
      }),
      rect([250, 214, 280, 400], '#0b0d11', { rx: 4 }),
      repeat(
        4,
        (unit) =>
          rect([262, 250 + unit * 84, 256, 46], '#2b323c', { rx: 3 }) +
          repeat(8, (index) =>
            rect([276 + index * 22, 264 + unit * 84, 16, 14], '#0d1015', { stroke: '#7d8793' }),
          ) +
          light(490, 272 + unit * 84),
      ),
      polygon(
        [
          [250, 214],
          [430, 214],
          [290, 614],
          [250, 614],
        ],
        paint.shine,
      ),
      rect([536, 400, 8, 50], '#9aa4b0', { rx: 4 }),
      lettering(look.brand, { x: 390, y: 240, size: 22, fill: '#dfe4ea', maxWidth: 240 }),
      lettering(look.label, { x: 390, y: 606, size: 18, fill: '#aeb7c2', maxWidth: 240 }),
    ].join(''),
}
