import { describe, expect, it } from '@jest/globals'
import { type Role, roles } from '@store/contract/rules/accounts/roles'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../test/factories/account-factory.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
type Caller = Pick<SignedInAccount, 'headers'>

const put = ({ headers }: Caller, path: string, payload: object) =>
  store.app.inject({ method: 'PUT', url: `/api/auth/me${path}`, headers, payload })
const read = async ({ headers }: Caller, path = '') =>
  store.app.inject({ url: `/api/auth/me${path}`, headers })
const detailsOf = async (caller: Caller) => (await read(caller, '/details')).json().details

const firm = {
  firmName: 'Nair Systems',
  constitutionOfFirm: 'LLP',
  panNumber: 'ABCPN1234F',
  gstNumber: '32ABCPN1234F1ZB',
  officeAddress: '8 MG Road, Kochi',
  residenceAddress: '2 Marine Drive, Kochi',
}
const person = { name: 'Meera Nair', mobile: '9845012376' }

describe('PUT /auth/me', () => {
  it.each(roles)('changes name and mobile number of a %s', async (role) => {
    const caller = await signIn(store, role)
    const other = await signIn(store, role)
    const isFirm = role === 'reseller' || role === 'distributor'
    const form = { name: ' Meera Nair ', mobile: '98450 12376', ...(isFirm && firm) }
    const saved = await put(caller, '', form)
    const details = { ...person, ...(isFirm && firm) }
    expect([saved.statusCode, saved.json()]).toEqual([200, { message: 'Profile saved', details }])
    expect(await detailsOf(caller)).toEqual(details)
    expect((await read(caller)).json().user.name).toBe('Meera Nair')
    expect((await detailsOf(other)).name).toBe('Asha Mehta')
  })

  it('lets a reseller take back the GST number, and ignores a firm of an enduser', async () => {
    const reseller = await signIn(store, 'reseller')
    await put(reseller, '', { ...person, ...firm, gstNumber: '' })
    const { gstNumber: _none, ...others } = firm
    expect(await detailsOf(reseller)).toEqual({ ...person, ...others })
    const enduser = await signIn(store, 'enduser')
    await put(enduser, '', { ...person, ...firm })
    expect(await detailsOf(enduser)).toEqual(person)
  })

  it.each<[Role, object, string, string, string?]>([
    ['enduser', { name: '' }, 'name', 'Please fill all required fields.', 'Enter your name'],
    ['enduser', { mobile: '1234567890' }, 'mobile', 'Invalid Mobile Number format'],
    [
      'reseller',
      { firmName: ' ' },
      'firmName',
      'Please fill all required fields for your role.',
      'Enter the name of your firm',
    ],
    ['reseller', { panNumber: 'abc' }, 'panNumber', 'Invalid PAN Number format'],
    ['reseller', { gstNumber: '27' }, 'gstNumber', 'Invalid GST Number format'],
    ['distributor', { gstNumber: '' }, 'gstNumber', 'GST Number is required for Distributor'],
  ])('refuses %s %j as registration does', async (role, fault, ...error) => {
    const [field, message, atField = message] = error
    const caller = await signIn(store, role)
    const before = await detailsOf(caller)
    const refused = await put(caller, '', { ...person, ...firm, ...fault })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field, message: atField }] },
    ])
    expect(await detailsOf(caller)).toEqual(before)
  })

  it('changes neither e-mail nor role, and needs a session', async () => {
    const caller = await signIn(store, 'enduser')
    for (const extra of [{ email: 'a@b.in' }, { role: 'superadmin' }]) {
      expect((await put(caller, '', { ...person, ...extra })).statusCode).toBe(400)
    }
    expect((await put({ headers: { authorization: '' } }, '', person)).statusCode).toBe(401)
  })

  it('is in the audit log', async () => {
    const caller = await signIn(store, 'enduser')
    await put(caller, '', { ...person, mobile: '9820012345' })
    await put(caller, '', { ...person, mobile: '9820012345' })
    const { headers } = await signIn(store, 'superadmin')
    const { entries } = (
      await store.app.inject({ url: '/api/admin/audit', headers })
    ).json<AuditList>()
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['profile.changed', [{ field: 'name', from: 'Asha Mehta', to: 'Meera Nair' }]],
    ])
  })
})

describe('PUT /auth/me/password', () => {
  const newPassword = 'Cartridge#2027'
  const form = { currentPassword: testPassword, newPassword }

  async function logIn(email: string, password: string) {
    const payload = { email, password }
    return (await store.app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode
  }

  it('replaces the password, ends the other sessions at once, and tells the owner by mail', async () => {
    const account = await createAccount(store.db)
    const [here, elsewhere] = [await signIn(store, account), await signIn(store, account)]
    const stranger = await signIn(store, 'enduser')
    const readStatuses = async () =>
      Promise.all([here, elsewhere, stranger].map(async (who) => (await read(who)).statusCode))
    expect(await readStatuses()).toEqual([200, 200, 200])
    const changed = await put(here, '/password', form)
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { message: 'Password changed. Other devices must log in again.' },
    ])
    expect(await readStatuses()).toEqual([200, 401, 200])
    expect(await logIn(account.email, newPassword)).toBe(200)
    expect(await logIn(account.email, testPassword)).toBe(401)
    const mails = await takeMails(store)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Your password was changed'],
    ])
    const stored = JSON.stringify([mails, await store.db('audit_entries')])
    expect(stored).toContain('password.changed')
    expect(stored).not.toContain(newPassword)
    expect(stored).not.toContain(testPassword)
  })

  it.each([
    [{ currentPassword: '' }, 'currentPassword', 'Enter your current password', 'invalid_input'],
    [
      { currentPassword: 'a guess' },
      'currentPassword',
      'This is not your current password',
      'wrong_password',
    ],
    [{ newPassword: 'short' }, 'newPassword', 'Use at least 8 characters', 'invalid_input'],
  ])('refuses %j, and ends no session', async (fault, ...error) => {
    const [field, message, code] = error
    const account = await createAccount(store.db)
    const [here, elsewhere] = [await signIn(store, account), await signIn(store, account)]
    const refused = await put(here, '/password', { ...form, ...fault })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { code, message, errors: [{ field, message }] },
    ])
    expect((await read(elsewhere)).statusCode).toBe(200)
    expect(await takeMails(store)).toEqual([])
  })

  it.each([
    ['Toner#2027', 'Use at least 12 characters, at least 6 of them different, without your email.'],
    [
      '1Q2W3E4R5T6Y',
      'This is one of the passwords that everybody tries first. Choose another one.',
    ],
  ])('refuses %s for an admin', async (newPassword, message) => {
    const admin = await signIn(store, 'reseller-admin')
    const refused = await put(admin, '/password', { ...form, newPassword })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ field: 'newPassword', message }],
    ])
    const buyer = await signIn(store, 'reseller')
    expect((await put(buyer, '/password', { ...form, newPassword })).statusCode).toBe(200)
  })

  it('is throttled as a login is, together with it', async () => {
    const caller = await signIn(store, 'enduser')
    const guess = () => put(caller, '/password', { ...form, currentPassword: 'a guess' })
    for (let time = 0; time < 10; time += 1) expect((await guess()).statusCode).toBe(400)
    const refused = await put(caller, '/password', form)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toEqual(expect.any(String))
    expect(await logIn(caller.account.email, testPassword)).toBe(429)
  })

  it('needs a session', async () => {
    expect((await put({ headers: { authorization: '' } }, '/password', form)).statusCode).toBe(401)
  })
})
