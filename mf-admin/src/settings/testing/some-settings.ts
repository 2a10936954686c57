import type { BankProposal, ManagedSettings } from '@store/contract/schemas/managed-settings'

/** Settings as the server configures them, for tests. */
export function someSettings(overrides: Partial<ManagedSettings> = {}): ManagedSettings {
  return {
    bank: {
      version: 0,
      value: {
        accountHolder: 'Store Private Limited',
        bank: 'State Bank of India',
        accountNumber: '00000012345678901',
        ifsc: 'SBIN0000300',
        branch: 'Fort, Mumbai',
        upiId: '',
      },
    },
    seller: {
      version: 0,
      value: {
        name: 'Store Private Limited',
        gstin: '36AABCS1995K1ZX',
        address: 'Abids, Hyderabad 500001',
        state: 'Telangana',
        phone: '',
        email: '',
        officerName: '',
        officerEmail: '',
        officerPhone: '',
      },
    },
    terms: { version: 0, value: { dispatchDays: 2, returnDays: 0, refundDays: 7 } },
    holidays: { version: 0, value: [] },
    delivery: { version: 0, value: { courier: {}, bus: {}, transport: {} } },
    products: { version: 0, value: { declarationsRequired: false } },
    superadmins: 2,
    ...overrides,
  }
}

/** A change of the bank details that waits. */
export function aProposal(overrides: Partial<BankProposal> = {}): BankProposal {
  return {
    _id: 'p1',
    value: { ...someSettings().bank.value, bank: 'HDFC Bank', ifsc: 'HDFC0000060' },
    at: '2026-11-20T09:30:00.000Z',
    expiresAt: '2026-11-27T09:30:00.000Z',
    by: 'Ravi Iyer',
    isOwn: false,
    ...overrides,
  }
}
