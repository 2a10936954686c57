import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aUser, fakeApi } from '@store/sdk/testing'
import { toast } from '@store/ui'
import { act, screen } from '@testing-library/react'
import { renderSite } from '../../testing/render-site.tsx'

const api = fakeApi()
beforeEach(() => api.answers('GET /notifications', { notifications: [] }))
afterEach(() => act(() => toast.clear()))

const call = 'POST /auth/confirm-email'
const button = { name: 'Confirm my email address' }
const route = '/confirm-email#01ABC~mx9~signature'
const expired = 'This link has expired. Ask for a new one.'

/** Opens the link of a mail and presses the button. */
async function confirm(session?: ReturnType<typeof aUser>) {
  const page = renderSite({ route, ...(session && { session }) })
  await page.user.click(await screen.findByRole('button', button))
  return page
}

describe('the page of a link that confirms an email address', () => {
  it('confirms when the button is pressed, not when it is opened', async () => {
    api.answers(call, { status: 'confirmed', message: 'Your email address is confirmed.' })
    const { user } = renderSite({ route })
    await screen.findByRole('button', button)
    expect(screen.getByRole('heading', { name: 'Confirm Email' })).toBeVisible()
    expect(api.calls(call)).toEqual([])
    await user.click(screen.getByRole('button', button))
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible()
    expect(api.calls(call)[0]?.body).toEqual({ token: '01ABC~mx9~signature' })
    expect(screen.queryByRole('button', button)).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible()
  })

  it('says that it was done before', async () => {
    const message = 'Your email address was already confirmed.'
    api.answers(call, { status: 'already_confirmed', message })
    await confirm(aUser())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
  })

  it('offers a new link for one that has expired', async () => {
    api.refuses(call, 400, expired)
    const sent = 'We have sent a new link to your email address.'
    api.answers('POST /auth/me/confirmation-mail', { message: sent })
    const { user } = await confirm(aUser())
    expect(await screen.findByText(expired)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send a new link' }))
    expect(await screen.findByText(sent)).toBeVisible()
  })

  it('asks a visitor to log in for a new link', async () => {
    api.refuses(call, 400, expired)
    await confirm()
    expect(await screen.findByText(expired)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Log in to get a new link' })).toBeVisible()
  })

  it('can be tried again when the store did not answer', async () => {
    api.breaks(call)
    const { user } = await confirm()
    const failed = 'Your email address could not be confirmed. Please try again.'
    expect(await screen.findByText(failed)).toBeVisible()
    api.answers(call, { status: 'confirmed', message: 'Your email address is confirmed.' })
    await user.click(screen.getByRole('button', button))
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible()
  })

  it('says that a link without its end is not valid', async () => {
    renderSite({ route: '/confirm-email' })
    expect(await screen.findByText(/^This link is not valid\./)).toBeVisible()
    expect(screen.queryByRole('button', button)).toBeNull()
  })
})
