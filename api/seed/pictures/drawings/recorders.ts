import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { casing, cuboid, light, port, shadow, vents } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, rect, repeat } from '../svg.ts'

function videoSockets(times: number): string {
  return repeat(times, (index) => {
    const x = 180 + index * 50
    return [
      ellipse([x, 500, 19], '#d9a441'),
      ellipse([x, 500, 12], '#14171c'),
      ellipse([x, 500, 4], paint.gold),
    ].join('')
  })
}

function recorderBack(sockets: string, word: string): string {
  return [
    shadow([400, 600, 360, 30]),
    rect([70, 430, 660, 150], paint.metal, { rx: 8 }),
    rect([70, 430, 660, 8], '#ffffff', { opacity: 0.6 }),
    sockets,
    rect([590, 488, 52, 24], '#0c0e12', { rx: 3 }),
    rect([590, 524, 52, 20], '#2d6fc0', { rx: 3 }),
    port(516, 486, 54),
    ellipse([682, 514, 18], '#0a0c10', { stroke: '#6b7480', 'stroke-width': 4 }),
    vents([110, 446, 580, 10], 2, '#5b6572'),
    lettering(word, { x: 108, y: 572, size: 15, fill: '#39424f', align: 'start' }),
    lettering('LAN', { x: 543, y: 560, size: 15, fill: '#39424f' }),
    lettering('12V', { x: 682, y: 560, size: 15, fill: '#39424f' }),
  ].join('')
}

function recorderFront(look: Look, word: string): string {
  const faces = look.variant % 4 === 3 ? casing.light : casing.dark
  const ink = faces === casing.light ? paint.ink : '#e7ebf0'
  return [
    shadow([430, 612, 370, 34]),
    cuboid({ x: 70, y: 440, width: 570, height: 150, depth: 130, faces, radius: 10 }),
    faded(
      0.45,
      repeat(8, (slot) => rect([250 + slot * 40, 396, 24, 8], '#07090c', { rx: 4 })),
    ),
    rect([70, 500, 570, 6], paint.tintAcross),
    rect([92, 522, 150, 48], '#07090c', { rx: 6, opacity: 0.85 }),
    lettering(word, { x: 167, y: 556, size: 28, fill: paint.paper, maxWidth: 130 }),
    repeat(3, (lamp) => light(280 + lamp * 28, 546, lamp === 1 ? '#ffb545' : '#35d07f')),
    rect([560, 534, 44, 22], '#0a0c10', { rx: 3, stroke: '#6b7480', 'stroke-width': 2 }),
    rect([568, 542, 28, 7], '#e9edf1'),
    lettering(look.brand, { x: 96, y: 486, size: 36, fill: ink, align: 'start', maxWidth: 230 }),
    lettering(look.label, { x: 520, y: 482, size: 22, fill: ink, maxWidth: 210 }),
  ].join('')
}

const backBounds = [70, 430, 660, 150] as const

function networkSockets(look: Look): string {
  return repeat(look.variant % 2 ? 8 : 4, (index) =>
    port(150 + (index % 4) * 66, index < 4 ? 462 : 512, 48),
  )
}

export const videoRecorder: Drawing = {
  focus: [200, 520],
  bounds: [70, 374, 700, 216],
  back: {
    draw: (look) => recorderBack(videoSockets(look.variant % 2 ? 6 : 5), 'VIDEO IN'),
    bounds: backBounds,
  },
  draw: (look) => recorderFront(look, 'DVR'),
}

export const networkRecorder: Drawing = {
  focus: [200, 520],
  bounds: [70, 374, 700, 216],
  back: { draw: (look) => recorderBack(networkSockets(look), 'PoE'), bounds: backBounds },
  draw: (look) => recorderFront(look, 'NVR'),
}

function rackSwitch(look: Look): string {
  return [
    shadow([430, 590, 370, 32]),
    cuboid({ x: 50, y: 430, width: 610, height: 130, depth: 110, faces: casing.dark, radius: 6 }),
    rect([50, 430, 610, 6], paint.tintAcross),
    lettering(look.brand, {
      x: 74,
      y: 476,
      size: 30,
      fill: '#e7ebf0',
      align: 'start',
      maxWidth: 140,
    }),
    lettering(look.label, {
      x: 74,
      y: 540,
      size: 17,
      fill: '#aeb7c2',
      align: 'start',
      maxWidth: 140,
    }),
    repeat(3, (lamp) => light(84 + lamp * 24, 506, lamp ? '#35d07f' : '#5ab7ff')),
    repeat(8, (index) => port(226 + index * 42, 450, 38) + port(226 + index * 42, 502, 38)),
    repeat(2, (index) =>
      rect([574 + index * 40, 470, 34, 50], '#0d1015', {
        rx: 2,
        stroke: '#b8c1cc',
        'stroke-width': 3,
      }),
    ),
  ].join('')
}

function deskSwitch(look: Look): string {
  const pale = look.variant % 4 === 2
  const faces = pale ? casing.metal : casing.dark
  const ink = pale ? paint.ink : '#e7ebf0'
  return [
    shadow([430, 602, 330, 32]),
    cuboid({ x: 110, y: 440, width: 500, height: 136, depth: 120, faces, radius: 10 }),
    lettering(look.brand, { x: 132, y: 484, size: 32, fill: ink, align: 'start', maxWidth: 150 }),
    lettering(look.label, { x: 132, y: 560, size: 18, fill: ink, align: 'start', maxWidth: 150 }),
    rect([300, 500, 232, 58], paint.tint, { rx: 4 }),
    repeat(4, (index) => port(306 + index * 56, 506, 50)),
    port(544, 506, 50),
    repeat(5, (lamp) => light(330 + lamp * 56, 480)),
  ].join('')
}

export const rackPoeSwitch: Drawing = {
  focus: [380, 500],
  bounds: [50, 374, 720, 186],
  draw: rackSwitch,
}

export const deskPoeSwitch: Drawing = {
  focus: [400, 520],
  bounds: [110, 380, 620, 196],
  draw: deskSwitch,
}
