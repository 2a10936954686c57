import { describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { approvalClient } from '../../../test/approvals/approval-client.ts'
import { registerFirm } from '../../../test/approvals/register-firm.ts'
import { listenToEvents } from '../../../test/event-listener.ts'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { fillCart } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({
  environment: { TIER_APPROVAL: 'true', PUBLIC_ORIGIN: 'https://store.example' },
})
/** The mails of decisions, without the one to a new account. */
const takeDecisions = async () =>
  (await takeMails(store)).filter(({ subject }) => subject !== 'Confirm your email address')
const { readQueue, seenOf, decide, read, askAgain } = approvalClient(store)

describe('a request', () => {
  it('is told to the admins of its tier at once, and to open screens of superadmins', async () => {
    const superadmin = await listenToEvents(store, await signIn(store, 'superadmin'))
    const other = await listenToEvents(store, await signIn(store, 'distributor-admin'))
    const buyer = await registerFirm(store, 'reseller')
    const heard = `event: notification\ndata: {"_id":"${buyer._id}"}`
    expect([await superadmin.next(), await superadmin.next()]).toEqual([': open', heard])
    const admin = await signIn(store, 'reseller-admin')
    const told = async () =>
      (await read('/notifications?role=reseller-admin', admin)).notifications.map(
        ({ title, message }: Notification) => [title, message],
      )
    const title = 'New reseller account to approve'
    const first = [title, 'Meera Nair asks for a reseller account. See Approvals.']
    expect(await told()).toEqual([first])
    const reason = 'The GST number is of another firm.'
    await decide(admin, buyer, { decision: 'refused', reason, seen: await seenOf(admin, buyer) })
    await askAgain(buyer)
    const again = [title, 'Meera Nair asks again for a reseller account. See Approvals.']
    expect(await told()).toEqual([again, first])
    expect(await other.next()).toBe(': open')
    const asDistributor = await registerFirm(store, 'distributor')
    expect(await other.next()).toMatch(/^event: notification/)
    expect(asDistributor.account.role).toBe('enduser')
    for (const listener of [superadmin, other]) listener.leave()
    // The app would send the mails of the tests below by itself.
    expect(store.app.server.listening).toBe(false)
  })
})

describe('an approval', () => {
  it('gives the tier to the open session at once, and a business id', async () => {
    const buyer = await registerFirm(store, 'reseller')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 2 })
    const totalOf = async () => ((await read('/cart', buyer)) as Cart).totalAmount
    expect(await totalOf()).toBe(10_000)
    const admin = await signIn(store, 'reseller-admin')
    const seen = await seenOf(admin, buyer)
    expect(await decide(admin, buyer, { decision: 'approved', seen })).toEqual([
      200,
      'Approved',
      undefined,
    ])
    expect(await totalOf()).toBe(9_000)
    expect((await read('/auth/me', buyer)).user).toEqual({
      _id: buyer._id,
      name: 'Meera Nair',
      email: buyer.email,
      emailUnconfirmed: true,
      role: 'reseller',
      resellerId: expect.stringMatching(/^RS\d{6}$/),
    })
    expect(await readQueue(admin)).toEqual([])
  })

  it('is told in the store and by mail, and is in the audit', async () => {
    const buyer = await registerFirm(store, 'distributor')
    const admin = await signIn(store, 'distributor-admin')
    await decide(admin, buyer, { decision: 'approved', seen: await seenOf(admin, buyer) })
    const title = 'Your distributor account is approved'
    const [mail, ...others] = await takeDecisions()
    expect([mail?.to, mail?.subject, others]).toEqual([buyer.email, title, []])
    expect(mail?.text).toContain('https://store.example/distributor/shop')
    const { notifications } = await read('/notifications', buyer)
    expect(notifications).toMatchObject([{ title, read: false }])
    const { entries } = (await read('/admin/audit', await signIn(store, 'superadmin'))) as AuditList
    expect(entries).toMatchObject([
      {
        action: 'user.tier-approved',
        subject: { label: buyer.email },
        changes: [{ field: 'role', from: 'enduser', to: 'distributor' }],
      },
    ])
  })

  it('of two admins at once counts once', async () => {
    const buyer = await registerFirm(store, 'reseller')
    const admin = await signIn(store, 'reseller-admin')
    const admins = [admin, await signIn(store, 'superadmin')]
    const seen = await seenOf(admin, buyer)
    const answers = await Promise.all(
      admins.map((admin) => decide(admin, buyer, { decision: 'approved', seen })),
    )
    expect(answers.map(([status, , code]) => [status, code]).sort()).toEqual([
      [200, undefined],
      [409, 'approval_decided'],
    ])
    expect(await takeDecisions()).toHaveLength(1)
  })

  it('of other details than those that were seen is refused', async () => {
    const buyer = await registerFirm(store, 'reseller')
    const admin = await signIn(store, 'reseller-admin')
    const seen = await seenOf(admin, buyer)
    const payload = { ...buyer.form, gstNumber: '29AAGCB7383J1Z4' }
    const changed = await store.app.inject({
      method: 'PUT',
      url: '/api/auth/me',
      headers: buyer.headers,
      payload,
    })
    expect(changed.statusCode).toBe(200)
    expect(await decide(admin, buyer, { decision: 'approved', seen })).toEqual([
      409,
      'These details changed meanwhile. Look at them again before you decide.',
      'approval_changed',
    ])
    expect((await readQueue(admin))[0]?.gstNumber).toBe('29AAGCB7383J1Z4')
  })

  it('is not left to do once a superadmin has set the role', async () => {
    const buyer = await registerFirm(store, 'reseller')
    const superadmin = await signIn(store, 'superadmin')
    const seen = await seenOf(superadmin, buyer)
    const { headers } = superadmin
    const user = await read(`/admin/users/${buyer._id}`, superadmin)
    expect([user.role, user.requestedTier]).toEqual(['enduser', 'reseller'])
    const url = `/api/admin/users/${buyer._id}`
    await store.app.inject({ method: 'PUT', url, headers, payload: { role: 'reseller' } })
    expect((await read(`/admin/users/${buyer._id}`, superadmin)).requestedTier).toBeUndefined()
    expect((await decide(superadmin, buyer, { decision: 'approved', seen }))[0]).toBe(404)
  })
})

describe('a refusal', () => {
  const reason = 'The GST number is of another firm.'

  it('tells the buyer why, who corrects the details and asks again', async () => {
    const buyer = await registerFirm(store, 'reseller')
    const admin = await signIn(store, 'reseller-admin')
    const form = { decision: 'refused', reason: ` ${reason} `, seen: await seenOf(admin, buyer) }
    expect((await decide(admin, buyer, form))[1]).toBe('Refused')
    const [mail] = await takeDecisions()
    expect([mail?.subject, mail?.text]).toEqual([
      'Your reseller account was not approved',
      // Nobody has confirmed the address yet, so that the reason is in the profile only.
      expect.stringMatching(/^Hello,\n\nYour profile says why\./),
    ])
    const refused = { tier: 'reseller', state: 'refused', reason }
    expect((await read('/auth/me', buyer)).user).toMatchObject({
      role: 'enduser',
      tierRequest: refused,
    })
    expect(await readQueue(admin)).toEqual([])
    const again = await askAgain(buyer)
    expect([again.statusCode, again.json().message, again.json().user.tierRequest]).toEqual([
      200,
      'Thank you. Your details are being checked again.',
      { tier: 'reseller', state: 'waiting' },
    ])
    expect((await readQueue(admin))[0]?.refusedBefore).toBe(reason)
    expect((await askAgain(buyer)).json().code).toBe('nothing_refused')
  })

  it('needs a reason', async () => {
    const buyer = await registerFirm(store, 'reseller')
    const admin = await signIn(store, 'reseller-admin')
    const form = { decision: 'refused', reason: ' ', seen: await seenOf(admin, buyer) }
    expect(await decide(admin, buyer, form)).toEqual([
      400,
      'Enter a reason. The buyer sees it.',
      'invalid_input',
    ])
    expect(await readQueue(admin)).toHaveLength(1)
  })
})

describe('a decision', () => {
  it.each([
    ['enduser', 403],
    ['reseller', 403],
    ['enduser-admin', 403],
    ['distributor-admin', 404],
  ] as const)('about a reseller is not for a %s', async (role, status) => {
    const buyer = await registerFirm(store, 'reseller')
    const seen = await seenOf(await signIn(store, 'superadmin'), buyer)
    const other = await signIn(store, role)
    for (const decision of ['approved', 'refused']) {
      const [answered] = await decide(other, buyer, { decision, reason: 'No', seen })
      expect(answered).toBe(status)
    }
    expect((await read('/auth/me', buyer)).user.role).toBe('enduser')
  })

  it('is not for the buyer, nor about somebody who asked for nothing', async () => {
    const buyer = await registerFirm(store, 'reseller')
    expect((await decide(buyer, buyer, { decision: 'approved', seen: '' }))[0]).toBe(403)
    const superadmin = await signIn(store, 'superadmin')
    const { publicId } = await createAccount(store.db)
    const answer = await decide(superadmin, { _id: publicId }, { decision: 'approved', seen: '' })
    expect(answer[0]).toBe(404)
    expect((await askAgain(await signIn(store, 'enduser'))).json().code).toBe('nothing_refused')
    expect((await askAgain(await signIn(store, 'reseller'))).statusCode).toBe(403)
  })
})
