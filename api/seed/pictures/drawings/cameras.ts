import { lettering } from '../lettering.ts'
import { paint } from '../paints.ts'
import { lens, light, shadow } from '../solids.ts'
import type { Drawing, Look } from '../subject.ts'
import { ellipse, faded, path, polygon, rect, repeat, stroke } from '../svg.ts'

function infraredRing(cx: number, cy: number, radius: number): string {
  return repeat(10, (diode) => {
    const turn = (diode * Math.PI) / 5
    const x = cx + Math.cos(turn) * radius
    const y = cy + Math.sin(turn) * radius
    return (
      ellipse([x, y, radius * 0.13], '#3b1420') + ellipse([x - 1, y - 1, radius * 0.06], '#8d3a4c')
    )
  })
}

function words(look: Look, at: readonly [number, number], dark: boolean): string {
  const [x, y] = at
  return (
    lettering(look.brand, { x, y, size: 34, fill: dark ? '#e7ebf0' : paint.ink, maxWidth: 210 }) +
    lettering(look.label, {
      x,
      y: y + 26,
      size: 17,
      fill: dark ? '#aeb7c2' : '#5b6572',
      maxWidth: 210,
    })
  )
}

/** A weatherproof camera on a wall bracket; also part of the kit's picture. */
export function bulletBody(look: Look): string {
  const dark = look.variant % 5 === 4
  const shell = dark ? paint.dark : paint.light
  return [
    ellipse([660, 560, 26, 80], '#c3cbd5'),
    ellipse([648, 560, 26, 80], shell, { stroke: '#b8c1cc', 'stroke-width': 2 }),
    path('M640 536L560 500L540 440H500L512 520L560 560L640 584Z', dark ? '#2b3039' : '#d7dce3'),
    path('M250 268H640Q676 268 676 304V396Q676 432 640 432H250Z', shell),
    path('M160 240H664Q690 240 690 262V282H160Z', dark ? '#3b424d' : '#f8fafb', {
      stroke: '#c3cbd5',
      'stroke-width': 2,
    }),
    path('M160 282H690V290H160Z', '#000000', { opacity: 0.12 }),
    rect([610, 290, 8, 142], paint.tint),
    ellipse([250, 350, 92, 96], '#0f1217'),
    ellipse([244, 350, 84, 88], '#20252d'),
    infraredRing(244, 350, 62),
    lens(244, 350, 44),
    words(look, [470, 350], dark),
  ].join('')
}

export const bullet: Drawing = {
  focus: [280, 350],
  bounds: [158, 238, 534, 404],
  draw: (look) => shadow([450, 652, 240, 18]) + bulletBody(look),
}

/** A dome under a ceiling plate. */
export function domeBody(look: Look): string {
  return [
    ellipse([400, 300, 250, 66], '#c3cbd5'),
    path('M150 290V330A250 70 0 0 0 650 330V290Z', paint.lightSide),
    ellipse([400, 290, 250, 66], paint.light, { stroke: '#c3cbd5', 'stroke-width': 2 }),
    path('M186 356A214 200 0 0 0 614 356A250 70 0 0 1 186 356Z', '#262c36'),
    path('M200 372A200 190 0 0 0 600 372A250 72 0 0 1 200 372Z', '#10141a', { opacity: 0.8 }),
    ellipse([400, 450, 76, 72], '#0b0e13'),
    infraredRing(400, 450, 62),
    lens(400, 450, 46),
    faded(0.6, path('M236 400A180 150 0 0 0 330 522A220 190 0 0 1 262 400Z', '#ffffff')),
    lettering(look.brand, { x: 400, y: 304, size: 36, fill: paint.ink, maxWidth: 260 }),
    lettering(look.label, { x: 400, y: 330, size: 18, fill: '#5b6572', maxWidth: 260 }),
    rect([330, 340, 140, 5], paint.tintAcross, { rx: 2 }),
  ].join('')
}

export const dome: Drawing = {
  focus: [400, 430],
  bounds: [148, 222, 504, 340],
  draw: (look) => shadow([400, 600, 230, 20]) + domeBody(look),
}

export const turret: Drawing = {
  focus: [400, 420],
  bounds: [178, 230, 444, 396],
  draw: (look) =>
    [
      shadow([400, 644, 220, 24]),
      ellipse([400, 560, 220, 66], '#aab3bf'),
      ellipse([400, 546, 220, 66], paint.light, { stroke: '#c3cbd5', 'stroke-width': 2 }),
      ellipse([400, 534, 160, 42], '#cfd6de'),
      ellipse([400, 400, 168], paint.light, { stroke: '#c3cbd5', 'stroke-width': 2 }),
      ellipse([386, 396, 112], '#14171c'),
      ellipse([386, 396, 104], '#20252d'),
      infraredRing(386, 396, 82),
      lens(386, 396, 56),
      faded(0.5, path('M262 320A168 168 0 0 1 380 236A190 190 0 0 0 290 340Z', '#ffffff')),
      lettering(look.brand, { x: 400, y: 584, size: 34, fill: paint.ink, maxWidth: 240 }),
      lettering(look.label, { x: 400, y: 606, size: 16, fill: '#5b6572', maxWidth: 200 }),
      rect([530, 380, 8, 60], paint.tint, { rx: 4 }),
    ].join(''),
}

export const panTilt: Drawing = {
  focus: [400, 470],
  bounds: [250, 108, 300, 502],
  draw: (look) =>
    [
      shadow([410, 634, 200, 20]),
      rect([372, 130, 56, 60], '#b4bcc7'),
      ellipse([400, 130, 90, 22], '#cfd6de'),
      path('M270 250Q270 180 400 180T530 250V330H270Z', paint.light, {
        stroke: '#c3cbd5',
        'stroke-width': 2,
      }),
      rect([270, 316, 260, 14], paint.tint),
      path('M250 330H300V500Q300 520 280 520Q250 510 250 470Z', paint.lightSide),
      path('M550 330H500V500Q500 520 520 520Q550 510 550 470Z', paint.lightSide),
      ellipse([400, 470, 138], paint.light, { stroke: '#c3cbd5', 'stroke-width': 2 }),
      path('M300 380Q400 330 500 380L520 540Q400 620 280 540Z', '#14171c'),
      lens(400, 450, 62),
      repeat(4, (diode) =>
        ellipse([336 + diode * 42, 556 + (diode % 3 ? 8 : 0), 15], '#3b1420', {
          stroke: '#7d8793',
          'stroke-width': 3,
        }),
      ),
      lettering(look.brand, { x: 400, y: 268, size: 38, fill: paint.ink, maxWidth: 220 }),
      lettering(look.label, { x: 400, y: 300, size: 18, fill: '#5b6572', maxWidth: 220 }),
    ].join(''),
}

export const wifiCamera: Drawing = {
  focus: [400, 330],
  bounds: [240, 180, 320, 470],
  draw: (look) =>
    [
      shadow([400, 648, 180, 24]),
      ellipse([400, 624, 140, 26], '#aab3bf'),
      ellipse([400, 612, 140, 26], paint.light, { stroke: '#c3cbd5', 'stroke-width': 2 }),
      path('M330 470H470L488 612H312Z', paint.light),
      path('M330 470H470L472 490H328Z', '#000000', { opacity: 0.12 }),
      ellipse([400, 340, 158], paint.light, { stroke: '#c3cbd5', 'stroke-width': 2 }),
      ellipse([400, 336, 112, 108], '#14171c'),
      lens(400, 330, 62),
      repeat(2, (side) => ellipse([320 + side * 160, 336, 7], '#3b1420')),
      light(400, 416),
      faded(0.5, path('M270 290A158 158 0 0 1 370 190A180 180 0 0 0 300 300Z', '#ffffff')),
      lettering(look.brand, { x: 400, y: 548, size: 28, fill: paint.ink, maxWidth: 130 }),
      lettering(look.label, { x: 400, y: 572, size: 15, fill: '#5b6572', maxWidth: 130 }),
      repeat(3, (row) => rect([380, 586 + row * 7, 40, 3], '#aab3bf', { rx: 1 })),
    ].join(''),
}

export const solarCamera: Drawing = {
  focus: [300, 470],
  bounds: [186, 146, 498, 426],
  draw: (look) =>
    [
      shadow([420, 600, 240, 20]),
      polygon(
        [
          [200, 240],
          [560, 150],
          [680, 240],
          [320, 340],
        ],
        '#16325c',
        { stroke: '#c3cbd5', 'stroke-width': 8, 'stroke-linejoin': 'round' },
      ),
      repeat(5, (row) =>
        stroke(
          `M${272 + row * 72} ${222 - row * 18}L${392 + row * 72} ${320 - row * 20}`,
          '#5d7fb5',
          2,
        ),
      ),
      stroke('M260 290L620 195', '#5d7fb5', 2),
      rect([430, 270, 18, 130], paint.metalAcross),
      path('M260 410H560Q590 410 590 440V540Q590 570 560 570H260Z', paint.light, {
        stroke: '#c3cbd5',
        'stroke-width': 2,
      }),
      ellipse([262, 490, 76, 80], '#14171c'),
      infraredRing(262, 490, 56),
      lens(262, 490, 40),
      rect([540, 410, 8, 160], paint.tint),
      rect([590, 470, 60, 40], '#cfd6de', { rx: 8 }),
      words(look, [440, 490], false),
    ].join(''),
}
