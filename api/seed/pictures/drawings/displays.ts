import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { shadow, vents } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, moved, path, polygon, rect, repeat, stroke } from '../svg.ts'
import { screen } from './computers.ts'

function displayBack(): string {
  return [
    shadow([400, 640, 260, 26]),
    rect([120, 170, 560, 350], paint.dark, { rx: 14 }),
    rect([280, 250, 240, 230], '#20252c', { rx: 12 }),
    repeat(4, (screw) =>
      ellipse([350 + (screw % 2) * 100, 310 + Math.floor(screw / 2) * 100, 8], '#8b95a3'),
    ),
    vents([180, 196, 440, 12], 3),
    rect([300, 440, 46, 20], '#0a0c10', { rx: 3, stroke: '#7d8793', 'stroke-width': 2 }),
    rect([362, 440, 46, 20], '#0a0c10', { rx: 3, stroke: '#7d8793', 'stroke-width': 2 }),
    rect([424, 440, 40, 20], '#2d6fc0', { rx: 3, stroke: '#7d8793', 'stroke-width': 2 }),
    ellipse([490, 450, 9], '#0a0c10', { stroke: '#7d8793', 'stroke-width': 2 }),
    rect([374, 500, 52, 120], paint.metalAcross, { rx: 6 }),
    path('M270 620H530Q548 620 552 638H248Q252 620 270 620Z', paint.metal),
  ].join('')
}

function monitorStand(round: boolean): string {
  if (round) {
    return [
      rect([378, 500, 44, 118], paint.metalAcross, { rx: 4 }),
      ellipse([400, 624, 128, 18], '#8f99a6'),
      ellipse([400, 619, 128, 17], paint.metal),
    ].join('')
  }
  return [
    rect([366, 500, 68, 118], paint.dark, { rx: 4 }),
    path('M276 612H524L548 634H252Z', paint.dark),
    path('M276 612H524L528 616H272Z', '#6b7480'),
  ].join('')
}

export const monitor: Drawing = {
  focus: [480, 470],
  bounds: [104, 158, 592, 484],
  back: { draw: displayBack, bounds: [120, 170, 560, 468] },
  draw: (look) =>
    [
      shadow([400, 640, 270, 26]),
      monitorStand(look.variant % 2 === 0),
      rect([104, 158, 592, 368], '#171a20', { rx: 10 }),
      screen([114, 168, 572, 328], look),
      lettering(look.brand, { x: 400, y: 517, size: 18, fill: '#c6cdd6', maxWidth: 200 }),
      lettering(look.label, { x: 400, y: 340, size: 44, fill: '#ffffff', maxWidth: 480 }),
    ].join(''),
}

export const curvedMonitor: Drawing = {
  focus: [560, 420],
  bounds: [70, 168, 660, 468],
  back: { draw: displayBack, bounds: [120, 170, 560, 468] },
  draw: (look) =>
    [
      shadow([400, 640, 300, 26]),
      path('M400 500L280 636H312L400 556L488 636H520Z', paint.dark),
      path('M70 168Q400 210 730 168V494Q400 540 70 494Z', '#171a20'),
      path('M82 184Q400 224 718 184V478Q400 522 82 478Z', paint.screen),
      faded(0.25, path('M82 420Q300 250 420 380T718 260V478Q400 522 82 478Z', '#ffffff')),
      path('M82 184Q240 204 360 204L250 496Q160 490 82 478Z', paint.shine),
      lettering(look.brand, { x: 400, y: 514, size: 17, fill: '#c6cdd6', maxWidth: 200 }),
      lettering(look.label, { x: 400, y: 350, size: 46, fill: '#ffffff', maxWidth: 500 }),
    ].join(''),
}

function hills(look: Look): string {
  const sun = look.variant % 2 ? '#ffd9a0' : '#fff3d6'
  return [
    ellipse([560, 300, 46], sun, { opacity: 0.9 }),
    faded(0.55, path('M64 452L210 318L300 400L430 270L560 400L640 340L736 430V520H64Z', '#0c1d33')),
    faded(0.7, path('M64 484Q230 410 400 466T736 454V520H64Z', '#071222')),
  ].join('')
}

export const television: Drawing = {
  focus: [520, 440],
  bounds: [52, 140, 696, 494],
  draw: (look) =>
    [
      shadow([400, 640, 330, 24]),
      path('M190 548L150 634H170L226 548Z', paint.dark),
      path('M610 548L650 634H630L574 548Z', paint.dark),
      rect([52, 140, 696, 412], '#0e1116', { rx: 8 }),
      screen([64, 150, 672, 372], look),
      hills(look),
      rect([64, 520, 672, 4], '#0e1116'),
      lettering(look.brand, { x: 400, y: 544, size: 19, fill: '#c6cdd6', maxWidth: 200 }),
      lettering(look.label, {
        x: 92,
        y: 210,
        size: 38,
        fill: '#ffffff',
        maxWidth: 420,
        align: 'start',
      }),
    ].join(''),
}

function appTiles(x: number, y: number): string {
  const colours = ['#ffffff', '#ffd36b', '#7fe0b5', '#ff9a8b', '#9cc4ff', '#d9c2ff']
  return repeat(18, (tile) =>
    rect(
      [x + (tile % 6) * 68, y + Math.floor(tile / 6) * 68, 40, 40],
      colours[(tile * 5) % 6] ?? '#ffffff',
      { rx: 11, opacity: 0.88 },
    ),
  )
}

function tabletWith(look: Look, pen: boolean): string {
  return [
    shadow([400, 632, 330, 30]),
    rect([106, 186, 588, 434], paint.metalAcross, { rx: 34 }),
    rect([112, 191, 576, 424], '#0b0d11', { rx: 30 }),
    screen([134, 212, 532, 382], look),
    ellipse([400, 201, 4], '#2d3a4c'),
    lettering(look.brand, { x: 400, y: 290, size: 46, fill: '#ffffff', maxWidth: 380 }),
    lettering(look.label, { x: 400, y: 330, size: 24, fill: '#ffffff', maxWidth: 400 }),
    appTiles(206, 380),
    pen
      ? moved(
          'rotate(38 640 430)',
          rect([626, 250, 18, 330], paint.light, { rx: 8 }),
          polygon(
            [
              [626, 578],
              [644, 578],
              [635, 606],
            ],
            '#4a525e',
          ),
          rect([626, 250, 18, 26], paint.tint, { rx: 8 }),
        )
      : '',
  ].join('')
}

export const tablet: Drawing = {
  focus: [420, 300],
  bounds: [106, 186, 588, 434],
  draw: (look) => tabletWith(look, false),
}

export const penTablet: Drawing = {
  focus: [420, 300],
  bounds: [106, 186, 646, 434],
  draw: (look) => tabletWith(look, true),
}

export const writingPad: Drawing = {
  focus: [300, 420],
  bounds: [110, 206, 580, 408],
  draw: (look) =>
    [
      shadow([400, 632, 330, 30]),
      rect([110, 230, 580, 384], paint.dark, { rx: 24 }),
      rect([220, 254, 446, 336], '#171b21', { rx: 8 }),
      repeat(6, (key) => rect([138, 270 + key * 52, 52, 34], '#4a525e', { rx: 8 })),
      stroke('M290 480C330 380 380 380 392 440S470 520 520 400', paint.tint, 7),
      lettering(look.brand, { x: 560, y: 570, size: 26, fill: '#aab3bf', maxWidth: 180 }),
      moved('rotate(30 600 330)', rect([590, 190, 20, 260], paint.light, { rx: 9 })),
    ].join(''),
}
