import type { Ledger, LedgerList } from '@store/contract/schemas/payments/ledgers'
import type { SignedInAccount } from './factories/account-factory.ts'
import type { TestStore } from './test-store.ts'

type Caller = Pick<SignedInAccount, 'headers'>

/** Reads and changes ledgers of a test's store through the API. */
export function ledgerClient(store: TestStore) {
  const get = async ({ headers }: Caller, path = 'me') =>
    store.app.inject({ url: `/api/ledgers/${path}`, headers })
  const send = async (
    { headers }: Caller,
    request: { method?: 'POST' | 'PUT' | 'DELETE'; path: string; payload?: object },
  ) => {
    const { method = 'POST', path, payload } = request
    const url = `/api/${path}`
    return store.app.inject({ method, url, headers, ...(payload && { payload }) })
  }
  const read = async (who: Caller, path?: string): Promise<Ledger> => {
    const answer = await get(who, path)
    if (answer.statusCode !== 200) throw new Error(`no ledger: ${answer.body}`)
    return answer.json<Ledger>()
  }
  const list = async (who: Caller, query = {}): Promise<LedgerList> =>
    (
      await store.app.inject({ url: '/api/ledgers', query, headers: who.headers })
    ).json<LedgerList>()
  return { get, send, read, list }
}

/** The entries of a ledger in short: day, kind, debit less credit, balance. */
export function inShort({ entries }: Ledger) {
  return entries.map(({ day, kind, debit = 0, credit = 0, balance }) => [
    day,
    kind,
    debit - credit,
    balance,
  ])
}
