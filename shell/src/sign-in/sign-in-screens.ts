import { withExplainedLoad } from '../remotes/explained-loads.ts'
import type { LoadScreen } from '../screens/screen-code.ts'

/** The shell's own forms by address; each is a file of its own, because few visits need one. */
export const signInScreens: Record<string, LoadScreen> = {
  '/login': withExplainedLoad(async () => (await import('./login-screen.tsx')).LoginScreen),
  '/register': withExplainedLoad(
    async () => (await import('./register-screen.tsx')).RegisterScreen,
  ),
  '/forgot-password': withExplainedLoad(
    async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  '/verify-otp': withExplainedLoad(
    async () => (await import('./verify-otp-screen.tsx')).VerifyOtpScreen,
  ),
  '/reset-password': withExplainedLoad(
    async () => (await import('./reset-password-screen.tsx')).ResetPasswordScreen,
  ),
}
