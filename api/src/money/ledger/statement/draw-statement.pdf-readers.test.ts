import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import { readWithPrograms } from '../../../../test/pdf-readers.ts'
import { ageBills, billsOf } from '../age-bills.ts'
import { foldLedger } from '../fold-ledger.ts'
import type { LedgerEntry } from '../ledger-entry.ts'
import { drawStatement } from './draw-statement.ts'

const common = { dueOn: undefined, itemId: undefined, recordedPublicId: undefined }
const order = { id: 1, publicId: '01JD000000000000000005XBNR' }
const entries: LedgerEntry[] = [
  {
    ...common,
    kind: 'invoice',
    id: 1,
    day: '2026-05-01',
    amount: paise(9_87_65_432_10),
    dueOn: '2026-05-01',
    label: 'INV/26-27/00001',
    order,
  },
  {
    ...common,
    kind: 'recorded',
    id: 2,
    day: '2026-06-01',
    amount: paise(-19_87_65_432_10),
    label: 'UTR HDFCN12345678901234567890',
    order,
  },
]

it('keeps amounts of crores apart, and wraps what is long', async () => {
  const days = { from: '2026-04-01', to: '2026-11-27' }
  const buyer = {
    ...{ id: 1, publicId: 'u1', name: 'Asha Mehta', email: 'asha@example.in', role: 'reseller' },
    firmName: 'Mehta Infotech '.repeat(10).trim(),
    businessId: undefined,
  }
  const aged = ageBills(billsOf(entries, days.to), days.to)
  const most = paise(99_99_99_999_00)
  const ageing = {
    ...aged,
    buckets: { ...aged.buckets, notDue: most, days30: most },
    advances: most,
  }
  const ledger = {
    buyer,
    asOf: new Date('2026-11-27T06:00:00Z'),
    ...days,
    ...foldLedger(entries, days),
    ageing,
  }
  const seller = { name: 'Deccan IT Supply', address: 'Abids, Hyderabad 500001 '.repeat(8) }
  const drawn = await drawStatement(ledger, { seller, bank: undefined })
  const { poppler, words } = await readWithPrograms(drawn)
  expect(poppler).toMatch(/Invoice .+ ₹9,87,65,432\.10 +₹9,87,65,432\.10\n/)
  expect(poppler).toMatch(/Payment, not in the .+ ₹19,87,65,432\.10 +₹10,00,00,000\.00 Cr\n/)
  expect(words.filter(({ word }) => word === '₹99,99,99,999.00')).toHaveLength(3)
  expect(Math.max(...words.map(({ left }) => left))).toBeLessThan(560)
})
