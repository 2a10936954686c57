import { describe, expect, it } from '@jest/globals'
import { createAccount } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { createSuperadmin, parseSuperadminForm } from './first-superadmin.ts'

const store = useTestStore()
const form = { email: 'Owner@Example.IN', password: 'nine brown toners', name: 'Owner' }

describe('the first superadmin', () => {
  it('can sign in as administrator', async () => {
    await createSuperadmin(store, form)
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/auth/admin/login',
      payload: { email: 'owner@example.in', password: form.password },
    })
    expect(answer.json().user).toMatchObject({ name: 'Owner', role: 'superadmin' })
  })

  it.each(['Store@123', 'aaaaaaaaaaaa', 'owner is my name'])(
    'is not made with the password "%s"',
    async (password) => {
      await expect(createSuperadmin(store, { ...form, password })).rejects.toThrow(
        'Use at least 12 characters, at least 6 of them different, without your email.',
      )
      expect(await store.db('users').first()).toBeUndefined()
    },
  )

  it('is not made with a password that everybody tries', async () => {
    await expect(createSuperadmin(store, { ...form, password: '1qaz2wsx3edc' })).rejects.toThrow(
      'This is one of the passwords that everybody tries first. Choose another one.',
    )
  })

  it('is not created with an existing or a missing e-mail', async () => {
    await createAccount(store.db, { email: 'owner@example.in' })
    await expect(createSuperadmin(store, form)).rejects.toThrow(
      'An account with this email exists already.',
    )
    await expect(createSuperadmin(store, { ...form, email: 'owner' })).rejects.toThrow(
      'Enter a valid email address',
    )
  })

  it.each(['', '{}', '{"email":"owner@example.in"}'])('is not read from %j', (json) => {
    expect(() => parseSuperadminForm(json)).toThrow()
  })
})
