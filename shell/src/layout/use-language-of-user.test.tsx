import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { chooseLanguage, showLanguage } from '@store/host'
import { aUser, fakeApi } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderSite } from '../testing/render-site.tsx'

const api = fakeApi()
const buyer = aUser({ role: 'reseller' })

beforeEach(() => {
  api.answers('GET /notifications', { notifications: [] })
  api.answers('PUT /auth/me/language', { user: { ...buyer, language: 'hi' } })
})
afterEach(async () => {
  await act(() => showLanguage('en'))
  localStorage.clear()
})

const saved = () => api.calls('PUT /auth/me/language').map(({ body }) => body)

describe('the language of a buyer', () => {
  it('is that of the mails, once it is chosen in a browser', async () => {
    renderSite({ route: '/nowhere', session: buyer })
    expect(saved()).toEqual([])
    await act(() => chooseLanguage('hi'))
    await waitFor(() => expect(saved()).toEqual([{ language: 'hi' }]))
  })

  it('is shown in a browser where nobody has chosen one', async () => {
    renderSite({ route: '/nowhere', session: { ...buyer, language: 'hi' } })
    expect(await screen.findAllByRole('button', { name: 'English' })).not.toEqual([])
    expect(saved()).toEqual([])
  })

  it('of an admin is English, whatever was chosen', async () => {
    await chooseLanguage('hi')
    renderSite({ route: '/nowhere', session: aUser({ role: 'reseller-admin' }) })
    await waitFor(() => expect(document.documentElement.lang).toBe('en-IN'))
    expect(saved()).toEqual([])
  })
})
