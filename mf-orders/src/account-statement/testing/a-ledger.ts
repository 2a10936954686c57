import type { Ledger } from '@store/contract/schemas/payments/ledgers'

/** The ledger of a reseller who owes ₹3,000, all of it overdue. */
export function aLedger(given: Partial<Ledger> = {}): Ledger {
  const ageing = { notDue: 0, days30: 3000, days60: 0, days90: 0, over90: 0 }
  return {
    buyer: { _id: 'u1', name: 'Asha Mehta', firmName: 'Mehta Infotech', role: 'reseller' },
    asOf: '2026-11-27T06:00:00.000Z',
    from: '2026-04-01',
    to: '2026-11-27',
    opening: -500,
    entries: [
      {
        kind: 'invoice',
        day: '2026-11-01',
        label: 'INV/26-27/00001',
        order: '01JD000000000000000005XBNR',
        debit: 5000,
        balance: 4500,
      },
      { kind: 'payment', day: '2026-11-20', label: 'UTR1', credit: 1500, balance: 3000 },
    ],
    debits: 5000,
    credits: 1500,
    closing: 3000,
    ageing: { ...ageing, advances: 0, balance: 3000 },
    bills: [
      {
        label: 'INV/26-27/00001',
        order: '01JD000000000000000005XBNR',
        dueOn: '2026-11-01',
        amount: 3000,
      },
    ],
    ordered: { count: 2, total: 800 },
    confirmations: [],
    ...given,
  }
}
