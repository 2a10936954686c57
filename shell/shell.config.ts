import type { ShellConfig } from '@store/contract/schemas/site/composition'
import { company } from './sdk/src/company/company.ts'

export const shellConfig: ShellConfig = {
  site: { name: company.name, description: company.description },
  routes: [
    {
      path: '/login',
      title: 'Login',
      description: `Log in to ${company.name} to see the prices of your tier, your cart and your orders.`,
      isUnlisted: true,
    },
    {
      path: '/register',
      title: 'Register',
      description:
        'Open an account as an end user, reseller or distributor and order IT accessories, CCTV and networking at the price of your tier.',
    },
    { path: '/forgot-password', title: 'Forgot Password', isUnlisted: true },
    { path: '/verify-otp', title: 'Verify OTP', isUnlisted: true },
    { path: '/reset-password', title: 'Reset Password', isUnlisted: true },
    { path: '/confirm-email', title: 'Confirm Email', isUnlisted: true },
    { path: '/unauthorized', title: 'Unauthorized', isUnlisted: true },
  ],
  scriptBudget: 228_000,
}
