import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  bankEnvironment,
  createBankClient,
  other,
  present,
} from '../../../../test/bank-proposals/bank-client.ts'
import type { SignedInAccount } from '../../../../test/factories/account-factory.ts'
import { signInProvedSuperadmin } from '../../../../test/factories/second-factor.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: bankEnvironment })
const { propose, proposedBy, decide, seenByBuyers, readSettings } = createBankClient(store)
let asha: SignedInAccount
let ravi: SignedInAccount
beforeEach(async () => {
  asha = await signInProvedSuperadmin(store)
  ravi = await signInProvedSuperadmin(store)
})

describe('a change of the bank details that was proposed under other circumstances', () => {
  it('is not decided by who was demoted a moment ago, which their instance does not know yet', async () => {
    const id = await proposedBy(asha)
    await readSettings(ravi)
    const { userId } = ravi.account
    await store.db('users').where({ id: userId }).update({ role: 'reseller-admin' })
    const refused = await decide(ravi, id, 'confirm')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect(await seenByBuyers()).toEqual(present)
    expect((await readSettings(asha)).proposal?._id).toBe(id)
  })

  it('waits no longer when a demo account proposed it, and the store is no demo any more', async () => {
    const id = await proposedBy(asha)
    await store.db('users').where({ id: asha.account.userId }).update({ is_demo: 1 })
    expect((await readSettings(ravi)).proposal).toBeUndefined()
    expect((await decide(ravi, id, 'confirm')).json().message).toMatch(/no longer a superadmin/)
    expect((await propose(ravi)).statusCode).toBe(201)
  })

  it.each([
    ['an unknown fact', { ...other, upiId: '', swift: 'HDFCINBB' }],
    ['another name of a fact', { ...other, upiId: '', branch: undefined, branchCode: '60' }],
  ])(
    'of a later release, with %s, is shown, and rejected but not confirmed',
    async (_what, content) => {
      const id = await proposedBy(asha)
      await store.db('bank_proposals').update({ content: JSON.stringify(content) })
      expect((await readSettings(ravi)).proposal).toMatchObject({
        value: { bank: 'HDFC Bank' },
        isOfLaterRelease: true,
      })
      const refused = await decide(ravi, id, 'confirm')
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'proposal_of_later_release'])
      expect(refused.json().message).toMatch(/^A later version of the store proposed this change/)
      expect(await seenByBuyers()).toEqual(present)
      expect((await decide(ravi, id, 'reject')).statusCode).toBe(200)
      expect((await readSettings(ravi)).proposal).toBeUndefined()
    },
  )
})
