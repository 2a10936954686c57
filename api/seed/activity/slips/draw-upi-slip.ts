import { lettering } from '../../pictures/lettering.ts'
import { ellipse, rect, stroke } from '../../pictures/svg.ts'
import type { Slip } from './slip.ts'
import {
  drawAmount,
  line,
  paperOf,
  type SlipDrawing,
  slipInks,
  timeTextOf,
} from './slip-drawing.ts'

/** Invented apps and the banks their accounts are with. */
const apps = [
  { name: 'PaySetu', colour: '#0b5d3b', bank: 'Demo Sahakari Bank, A/c **4821' },
  { name: 'JhatPay', colour: '#3b2a86', bank: 'Demo Gramin Bank, A/c **0937' },
  { name: 'RupiyaGo', colour: '#a63c14', bank: 'Demo Vyapar Bank, A/c **6650' },
] as const

const size = { width: 360, height: 620 }
const rows = { to: 340, from: 396, reference: 452, time: 508, bank: 564 }

function baseOf(app: (typeof apps)[number], payee: string): string {
  const label = (words: string, y: number) =>
    line(words, { x: 34, y, size: 12, fill: slipInks.label })
  return [
    paperOf(size),
    rect([0, 0, size.width, 60], app.colour),
    line(app.name, { x: 24, y: 39, size: 24, fill: slipInks.paper }),
    ellipse([180, 130, 36], slipInks.good),
    stroke('M163 131L175 144L199 117', slipInks.paper, 6),
    lettering('Payment successful', { x: 180, y: 196, size: 18, fill: slipInks.good }),
    rect([20, 300, 320, 300], 'none', { rx: 12, stroke: '#d8dde3', 'stroke-width': 1 }),
    label('Paid to', rows.to - 14),
    line(payee, { x: 34, y: rows.to + 4, size: 15, maxWidth: 292 }),
    label('From', rows.from - 14),
    label('UPI transaction ID', rows.reference - 14),
    label('Date and time', rows.time - 14),
    label('Debited from', rows.bank - 14),
    line(app.bank, { x: 34, y: rows.bank + 4, size: 15, maxWidth: 292 }),
  ].join('')
}

/** A phone's confirmation of a UPI payment. */
export function drawUpiSlip(slip: Slip, payee: string): SlipDrawing {
  const app = apps[slip.design] ?? apps[0]
  const value = (words: string, y: number) =>
    line(words, { x: 34, y: y + 4, size: 15, maxWidth: 292 })
  return {
    ...size,
    base: baseOf(app, payee),
    detail: [
      drawAmount(slip, { x: 180, y: 256, size: 38, align: 'middle' }),
      value(slip.payer, rows.from),
      value(slip.reference, rows.reference),
      value(timeTextOf(slip.paidAt), rows.time),
    ].join(''),
  }
}
