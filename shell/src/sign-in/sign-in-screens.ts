import { withDiagnosedLoad } from '../remotes/loader/diagnosed-loads.ts'
import type { LoadScreen } from '../screens/load-screen.ts'

/** The shell's own screens by path; each is loaded on demand, because few visits need one. */
export const signInScreens: Record<string, LoadScreen> = {
  '/login': withDiagnosedLoad(async () => (await import('./login-screen.tsx')).LoginScreen),
  '/register': withDiagnosedLoad(
    async () => (await import('./registration/register-screen.tsx')).RegisterScreen,
  ),
  '/forgot-password': withDiagnosedLoad(
    async () => (await import('./password-reset/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  '/verify-otp': withDiagnosedLoad(
    async () => (await import('./password-reset/verify-otp-screen.tsx')).VerifyOtpScreen,
  ),
  '/reset-password': withDiagnosedLoad(
    async () => (await import('./password-reset/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  '/confirm-email': withDiagnosedLoad(
    async () => (await import('./email-confirmation/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ),
}
