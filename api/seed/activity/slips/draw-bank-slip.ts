import { group, rect } from '../../pictures/svg.ts'
import type { Slip } from './slip.ts'
import {
  drawAmount,
  line,
  paperOf,
  type SlipDrawing,
  slipInks,
  timeTextOf,
} from './slip-drawing.ts'

const banks = [
  { name: 'Demo Vyapar Bank', colour: '#7a1f2b' },
  { name: 'Demo Northern Bank', colour: '#12406b' },
  { name: 'Demo Coastal Bank', colour: '#0f6a66' },
] as const

/** The invented bank of a slip's design. */
export function bankOf({ design }: Pick<Slip, 'design'>): (typeof banks)[number] {
  return banks[design] ?? banks[0]
}

/** NEFT up to two lakh rupees, RTGS from there; the number shows which. */
export function transferKindOf({ reference }: Pick<Slip, 'reference'>): 'NEFT' | 'RTGS' {
  return reference.length > 20 ? 'RTGS' : 'NEFT'
}

const size = { width: 520, height: 360 }
const labelAt = 32
const valueAt = 190
const rows = { amount: 128, reference: 166, time: 204, from: 242, to: 280, kind: 318 }

function baseOf(slip: Slip, payee: string): string {
  const bank = bankOf(slip)
  const label = (words: string, y: number) =>
    line(words, { x: labelAt, y, size: 14, fill: slipInks.label })
  return [
    paperOf(size),
    rect([0, 0, size.width, 56], bank.colour),
    line(bank.name, { x: labelAt, y: 36, size: 22, fill: slipInks.paper }),
    line('Fund transfer advice', { x: labelAt, y: 88, size: 17 }),
    label('Amount', rows.amount),
    label('UTR number', rows.reference),
    label('Date and time', rows.time),
    label('Remitter', rows.from),
    label('Beneficiary', rows.to),
    label('Mode', rows.kind),
    line(payee, { x: valueAt, y: rows.to, size: 15, maxWidth: 300 }),
    group(
      { transform: 'translate(420 110) rotate(-12)' },
      rect([-62, -26, 124, 40], 'none', { rx: 6, stroke: slipInks.good, 'stroke-width': 3 }),
      line('SUCCESS', { x: -48, y: 2, size: 21, fill: slipInks.good }),
    ),
  ].join('')
}

/** A bank's advice of an NEFT or RTGS transfer. */
export function drawBankSlip(slip: Slip, payee: string): SlipDrawing {
  const value = (words: string, y: number) =>
    line(words, { x: valueAt, y, size: 15, maxWidth: 300 })
  return {
    ...size,
    base: baseOf(slip, payee),
    detail: [
      drawAmount(slip, { x: valueAt, y: rows.amount, size: 20, align: 'start' }),
      value(slip.reference, rows.reference),
      value(timeTextOf(slip.paidAt), rows.time),
      value(slip.payer, rows.from),
      value(transferKindOf(slip), rows.kind),
    ].join(''),
  }
}
