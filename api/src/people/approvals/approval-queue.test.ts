import { describe, expect, it } from '@jest/globals'
import { approvalClient } from '../../../test/approvals/approval-client.ts'
import { registerFirm } from '../../../test/approvals/register-firm.ts'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { testShipping } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: { TIER_APPROVAL: 'true' } })
const { readQueue, read } = approvalClient(store)

describe('GET /admin/approvals', () => {
  it('lists who waits, the longest waiting first, with all that the store knows', async () => {
    const [first, second] = [
      await registerFirm(store, 'reseller'),
      await registerFirm(store, 'reseller', { mobile: '9845012377', gstNumber: '' }),
    ]
    const admin = await signIn(store, 'reseller-admin')
    const [card, ...others] = await readQueue(admin)
    expect(card).toEqual({
      _id: first._id,
      tier: 'reseller',
      name: 'Meera Nair',
      email: first.email,
      mobile: '9845012376',
      firmName: 'Nair Systems',
      constitutionOfFirm: 'LLP',
      panNumber: 'ABCPN1234F',
      gstNumber: '32ABCPN1234F1ZB',
      officeAddress: '8 MG Road, Kochi 682016',
      residenceAddress: '2 Marine Drive, Kochi',
      checks: [
        { text: 'Check digit is right', result: 'right' },
        { text: 'The GST number contains this PAN', result: 'right' },
        { text: 'Kerala, as the address', result: 'right' },
      ],
      sameGst: { accounts: [], elsewhere: false },
      sameMobile: { accounts: [], elsewhere: false },
      requestedAt: expect.any(String),
      seen: expect.any(String),
    })
    expect(others.map(({ _id, gstNumber }) => [_id, gstNumber])).toEqual([[second._id, undefined]])
    expect((await readQueue(admin, '?limit=1&page=2')).map(({ _id }) => _id)).toEqual([second._id])
    expect(await read('/admin/approvals/counts', admin)).toEqual({ waiting: 2 })
  })

  it('shows each admin its own tier, the superadmin all', async () => {
    const reseller = await registerFirm(store, 'reseller')
    const distributor = await registerFirm(store, 'distributor')
    const idsAs = async (role: 'reseller-admin' | 'distributor-admin' | 'superadmin') =>
      (await readQueue(await signIn(store, role))).map(({ _id }) => _id)
    expect(await idsAs('reseller-admin')).toEqual([reseller._id])
    expect(await idsAs('distributor-admin')).toEqual([distributor._id])
    expect(await idsAs('superadmin')).toEqual([reseller._id, distributor._id])
  })

  it('names accounts of the own tier with the same numbers, of others only that there is one', async () => {
    const { email } = await createAccount(store.db, { role: 'reseller', mobile: '9845012376' })
    await createAccount(store.db, { role: 'distributor', mobile: '9845012376' })
    const twin = await registerFirm(store, 'distributor')
    await registerFirm(store, 'reseller')
    const known = { name: 'Asha Mehta', email, role: 'reseller', disabled: false }
    const [asAdmin] = await readQueue(await signIn(store, 'reseller-admin'))
    expect([asAdmin?.sameMobile, asAdmin?.sameGst]).toEqual([
      { accounts: [known], elsewhere: true },
      { accounts: [], elsewhere: true },
    ])
    const [, asSuperadmin] = await readQueue(await signIn(store, 'superadmin'))
    expect(asSuperadmin?.sameMobile.accounts).toHaveLength(3)
    expect(asSuperadmin?.sameGst).toEqual({
      accounts: [{ name: 'Meera Nair', email: twin.email, role: 'enduser', disabled: false }],
      elsewhere: false,
    })
  })

  it('takes the state from the last delivery when the office tells none', async () => {
    const buyer = await registerFirm(store, 'reseller', { officeAddress: '8 MG Road, Kochi' })
    const admin = await signIn(store, 'reseller-admin')
    const stateCheck = async () => (await readQueue(admin))[0]?.checks.at(-1)?.text
    expect(await stateCheck()).toBe('Kerala; the address tells no state')
    const { headers } = buyer
    const url = '/api/shipment/addresses'
    await store.app.inject({ method: 'POST', url, headers, payload: testShipping })
    expect(await stateCheck()).toBe('Kerala, but the address is in Maharashtra')
  })

  it('leaves out disabled accounts', async () => {
    const buyer = await registerFirm(store, 'reseller')
    await store.db('users').where({ public_id: buyer._id }).update({ disabled_at: new Date() })
    expect(await readQueue(await signIn(store, 'superadmin'))).toEqual([])
  })
})
