import { describe, expect, it } from '@jest/globals'
import { isGst, isMobile, isPan } from '@store/contract/rules/accounts/account-validation'
import { roles } from '@store/contract/rules/accounts/roles'
import { signIn } from '../../../test/factories/account-factory.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { openPatientDatabase, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'
import { createDemoAccounts, demoPassword } from './demo-accounts.ts'

const store = useTestStore({ environment: { DEMO: '1' } })

describe('the demo accounts', () => {
  it('are one per role, and created once', async () => {
    const emails = roles.map((role) => `${role}@store.test`)
    expect(await createDemoAccounts(store.db, store.clock.now())).toEqual(emails)
    expect(await createDemoAccounts(store.db, store.clock.now())).toEqual([])
    for (const [index, email] of emails.entries()) {
      const answer = await store.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: demoPassword },
      })
      expect(answer.json().user.role).toBe(roles[index])
    }
  })

  it('are valid registrations', async () => {
    await createDemoAccounts(store.db, store.clock.now())
    const rows = await store.db('users').select('mobile', 'pan_number', 'gst_number')
    for (const { mobile, pan_number, gst_number } of rows) {
      expect([mobile, isMobile(mobile)]).toEqual([mobile, true])
      if (pan_number) expect([isPan(pan_number), isGst(gst_number)]).toEqual([true, true])
    }
  })
})

describe('a store that is no longer a demo', () => {
  const email = 'superadmin@store.test'
  const useApp = async (run: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<void>) => {
    const { clock } = store
    const config = { ...store.config, DEMO: false }
    const app = await buildApp({ config, clock, db: openPatientDatabase(config.DATABASE_URL) })
    await run(app)
    await app.close()
  }
  const post = (app: typeof store.app, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

  it('lets no demo account sign in, with the response for an unknown account', async () => {
    await createDemoAccounts(store.db, store.clock.now())
    await useApp(async (app) => {
      for (const path of ['login', 'admin/login']) {
        const answer = await post(app, path, { email, password: demoPassword })
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          { code: 'wrong_login', message: 'Invalid email or password' },
        ])
      }
      await post(app, 'forgot-password', { email })
      await post(app, 'find-id', { mobile: '9810027645' })
    })
    expect(await takeMails(store)).toEqual([])
  })

  it('rejects sessions that a demo account opened before', async () => {
    await createDemoAccounts(store.db, store.clock.now())
    const { token } = (await post(store.app, 'login', { email, password: demoPassword })).json()
    const me = { url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } }
    expect((await store.app.inject(me)).statusCode).toBe(200)
    await useApp(async (app) => expect((await app.inject(me)).statusCode).toBe(401))
  })

  it('keeps its last own superadmin, although that of the demo still exists', async () => {
    await createDemoAccounts(store.db, store.clock.now())
    const last = await signIn(store, 'superadmin')
    const url = `/api/admin/users/${last.account.publicId}`
    const payload = { disabled: true }
    await useApp(async (app) => {
      const answer = await app.inject({ method: 'PUT', url, headers: last.headers, payload })
      expect(answer.statusCode).toBe(409)
    })
  })
})
