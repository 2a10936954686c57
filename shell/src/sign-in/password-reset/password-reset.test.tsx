import { afterEach, describe, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { toast } from '@store/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { renderSite } from '../../testing/render-site.tsx'

const api = fakeApi()
afterEach(() => act(() => toast.clear()))

async function upToOtp() {
  api.answers('POST /auth/forgot-password', { success: true, message: 'Code sent' })
  const page = renderSite({ route: '/forgot-password' })
  await page.user.type(await screen.findByLabelText(/^Email/), 'asha@store.test')
  await page.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByRole('heading', { name: 'Verify OTP' })
  return page
}

async function upToNewPassword() {
  api.answers('POST /auth/verify-otp', { message: 'ok', resetToken: 'one-use' })
  const page = await upToOtp()
  await page.user.type(screen.getByLabelText(/^OTP/), '123456')
  await page.user.click(screen.getByRole('button', { name: 'Verify OTP' }))
  await screen.findByRole('heading', { name: 'Reset Password' })
  return page
}

describe('resetting a password', () => {
  it('goes from e-mail to code to password to Login', async () => {
    api.answers('POST /auth/reset-password', { message: 'ok' })
    const { user, pathname } = await upToNewPassword()
    expect(screen.getByText('OTP Verified Successfully')).toBeVisible()
    await user.type(screen.getByLabelText(/^New Password/), 'Fresh@123')
    await user.type(screen.getByLabelText(/^Confirm Password/), 'Fresh@123')
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    await waitFor(() => expect(pathname()).toBe('/login'))
    expect(await screen.findByText('Password reset successful')).toBeVisible()
    expect(api.calls('POST /auth/verify-otp')[0]?.body).toEqual({
      email: 'asha@store.test',
      otp: '123456',
    })
    expect(api.calls('POST /auth/reset-password')[0]?.body).toEqual({
      email: 'asha@store.test',
      newPassword: 'Fresh@123',
      resetToken: 'one-use',
    })
  })

  it.each([
    ['Fresh@123', 'Fresh@124', 'Passwords do not match'],
    ['short', 'short', 'Use at least 8 characters'],
  ])('rejects %s and %s: %s', async (password, confirmed, fault) => {
    const { user } = await upToNewPassword()
    await user.type(screen.getByLabelText(/^New Password/), password)
    await user.type(screen.getByLabelText(/^Confirm Password/), confirmed)
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0)
    expect(api.calls('POST /auth/reset-password')).toEqual([])
  })

  it('reports that the password could not be set', async () => {
    api.breaks('POST /auth/reset-password')
    const { user } = await upToNewPassword()
    await user.type(screen.getByLabelText(/^New Password/), 'Fresh@123')
    await user.type(screen.getByLabelText(/^Confirm Password/), 'Fresh@123')
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    expect(await screen.findByText('Reset failed')).toBeVisible()
  })

  it('requires an e-mail address, and reports that no code could be sent', async () => {
    api.breaks('POST /auth/forgot-password')
    const { user } = renderSite({ route: '/forgot-password' })
    await user.click(await screen.findByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByText('Enter a valid email address')).toBeVisible()
    await user.type(screen.getByLabelText(/^Email/), 'asha@store.test{Enter}')
    expect(await screen.findByText('Failed to send OTP')).toBeVisible()
  })

  it("shows the server's message about a wrong code, or its own", async () => {
    api.refuses('POST /auth/verify-otp', 400, 'This code is wrong')
    const { user } = await upToOtp()
    expect(screen.getByText('Enter the code we sent to asha@store.test.')).toBeVisible()
    await user.type(screen.getByLabelText(/^OTP/), '00 00{Enter}')
    expect(await screen.findByText('Enter the six digits from the email')).toBeVisible()
    expect(api.calls('POST /auth/verify-otp')).toEqual([])
    await user.clear(screen.getByLabelText(/^OTP/))
    await user.type(screen.getByLabelText(/^OTP/), '000000')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    expect(await screen.findByText('This code is wrong')).toBeVisible()
    api.breaks('POST /auth/verify-otp')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    expect(await screen.findByText('OTP verification failed')).toBeVisible()
  })

  it.each(['/verify-otp', '/reset-password'])(
    'sends a person who opened %s by its address back to the start',
    async (route) => {
      const { pathname } = renderSite({ route })
      expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeVisible()
      expect(await screen.findByText('Email not found. Please try again.')).toBeVisible()
      expect(pathname()).toBe('/forgot-password')
    },
  )
})
