import { expect, it } from '@jest/globals'
import {
  normaliseTransport,
  type Transport,
  validateTransport,
  validateTransportParts,
} from './transport.ts'

const context = { fromPincode: '500001', toPincode: '600040', invoiceDay: '2026-11-09' }
const fieldOf = (transport: Transport, other = {}) =>
  validateTransport(transport, { ...context, ...other })?.fields[0]?.field

it('a vehicle number is stored as letters and digits', () => {
  expect(normaliseTransport({ mode: 'road', vehicleNumber: 'ts-09 ua 4321' })).toEqual({
    mode: 'road',
    vehicleNumber: 'TS09UA4321',
  })
})

it.each([
  ['a vehicle on the road', { mode: 'road', vehicleNumber: 'TS09UA4321' }, undefined],
  ['the road without a vehicle', { mode: 'road' }, 'vehicleNumber'],
  ['rail without a receipt', { mode: 'rail' }, 'documentNumber'],
  [
    'air with a waybill',
    { mode: 'air', documentNumber: 'A1', documentDay: '2026-11-09' },
    undefined,
  ],
  ['a ship without its vessel', { mode: 'ship', documentNumber: 'B1' }, 'documentDay'],
  ['the transporter alone', { transporterId: '36AAACB1234C1ZG' }, undefined],
  ['nothing', {}, 'mode'],
  ['a vehicle without a mode', { vehicleNumber: 'TS09UA4321' }, 'mode'],
  ['a transporter of 14 characters', { transporterId: '36AAACB1234C1Z' }, 'transporterId'],
  [
    'an LR older than the invoice',
    { mode: 'rail', documentNumber: 'R1', documentDay: '2026-11-08' },
    'documentDay',
  ],
  ['too far', { mode: 'road', vehicleNumber: 'TS09UA4321', distanceKm: 4001 }, 'distanceKm'],
] satisfies [string, Transport, string | undefined][])(
  '%s: %j (taxes 4.5)',
  (_of, given, field) => {
    expect(fieldOf(given)).toBe(field)
  },
)

it('the distance is asked for between two places of one pincode (taxes 4.4)', () => {
  const lorry = { mode: 'road', vehicleNumber: 'TS09UA4321' } as const
  const here = { toPincode: '500001' }
  expect(fieldOf(lorry, here)).toBe('distanceKm')
  expect(fieldOf({ ...lorry, distanceKm: 101 }, here)).toBe('distanceKm')
  expect(fieldOf({ ...lorry, distanceKm: 100 }, here)).toBeUndefined()
})

it.each([
  ['nothing', {}, undefined],
  ['a carrier alone', { transporterName: 'Neeta Travels' }, undefined],
  ['an LR without its day', { documentNumber: 'LR1' }, undefined],
  ['a vehicle of two letters', { vehicleNumber: 'TS' }, 'vehicleNumber'],
  ['an LR of 16 letters', { documentNumber: 'L'.repeat(16) }, 'documentNumber'],
  ['a transporter of 14 characters', { transporterId: '36AAACB1234C1Z' }, 'transporterId'],
  ['no distance', { distanceKm: 0 }, 'distanceKm'],
] satisfies [string, Transport, string | undefined][])(
  'kept while the goods leave: %s (taxes 4.10)',
  (_of, given, field) => {
    expect(validateTransportParts(given)?.fields[0]?.field).toBe(field)
  },
)
