import { afterEach, describe, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { toast } from '@store/ui'
import { screen, waitFor } from '@testing-library/react'
import { renderSite } from '../../testing/render-site.tsx'

const api = fakeApi()
afterEach(() => toast.clear())

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

  it('stops at two passwords that differ', async () => {
    const { user } = await upToNewPassword()
    await user.type(screen.getByLabelText(/^New Password/), 'Fresh@123')
    await user.type(screen.getByLabelText(/^Confirm Password/), 'Fresh@124')
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    expect(api.calls('POST /auth/reset-password')).toEqual([])
  })

  it("shows the server's words about a wrong code, or its own", async () => {
    api.refuses('POST /auth/verify-otp', 400, 'This code is wrong')
    const { user } = await upToOtp()
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
