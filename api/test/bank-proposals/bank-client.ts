import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import type { BankBlock } from '@store/contract/schemas/settings'
import { type SignedInAccount, signIn } from '../factories/account-factory.ts'
import type { TestStore } from '../test-store.ts'

export const settingsUrl = '/api/admin/settings'

/** The bank details of the configuration, which buyers see until others are confirmed. */
export const present = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Fort, Mumbai',
}

/** For `useTestStore`: {@link present}. */
export const bankEnvironment = {
  BANK_ACCOUNT_HOLDER: present.accountHolder,
  BANK_NAME: present.bank,
  BANK_ACCOUNT_NUMBER: present.accountNumber,
  BANK_IFSC: present.ifsc,
  BANK_BRANCH: present.branch,
}

/** Those that are proposed. */
export const other = {
  ...present,
  bank: 'HDFC Bank',
  accountNumber: '50100012345678',
  ifsc: 'HDFC0000060',
}

/** What superadmins do about bank details, and what buyers see of it. */
export function createBankClient(store: TestStore) {
  const proposals = `${settingsUrl}/bank-proposals`
  const propose = ({ headers }: SignedInAccount, change: object = {}) =>
    store.app.inject({
      method: 'POST',
      url: proposals,
      headers,
      payload: { ...other, seen: 0, ...change },
    })
  return {
    propose,
    /** @returns the id of the proposal */
    proposedBy: async (author: SignedInAccount): Promise<string> =>
      (await propose(author)).json().settings.proposal._id,
    decide: ({ headers }: SignedInAccount, id: string, word: string) =>
      store.app.inject({
        method: 'POST',
        url: `${proposals}/${id}/${word}`,
        headers,
        ...(word === 'reject' && { payload: { reason: 'Not our account' } }),
      }),
    withdraw: ({ headers }: SignedInAccount, id: string) =>
      store.app.inject({ method: 'DELETE', url: `${proposals}/${id}`, headers }),
    /** The bank details, without what else a buyer is told of paying. */
    seenByBuyers: async (): Promise<object> => {
      const { headers } = await signIn(store, 'reseller')
      const { holdHours: _hold, ...bank }: BankBlock = (
        await store.app.inject({ url: '/api/settings/payment', headers })
      ).json()
      return bank
    },
    readSettings: async ({ headers }: SignedInAccount): Promise<ManagedSettings> =>
      (await store.app.inject({ url: settingsUrl, headers })).json(),
  }
}
