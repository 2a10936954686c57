import { findLoginFault } from '@store/contract/rules/account-validation'
import * as messages from '@store/contract/rules/messages'
import { landingPathOf } from '@store/contract/rules/roles'
import { toast, useLoginMutation } from '@store/sdk'
import { Form, PasswordField, SubmitButton, TextField, useForm } from '@store/sdk/parts'
import { Link, useNavigate } from 'react-router-dom'
import { SignInPage } from './sign-in-page.tsx'

/** Login (spec §2): e-mail and password, then to the landing page of the role. */
export function LoginScreen() {
  const navigate = useNavigate()
  const [login] = useLoginMutation()
  const form = useForm({
    initial: { email: '', password: '' },
    draft: 'login',
    secret: ['password'],
    validate: findLoginFault,
    failure: messages.login.failed,
    submit: async (credentials) => {
      const { user } = await login({ ...credentials, email: credentials.email.trim() }).unwrap()
      toast.success(messages.login.success)
      await navigate(landingPathOf(user.role))
    },
  })
  return (
    <SignInPage
      title="Login"
      footer={
        <>
          <Link to="/register">Create an account</Link>
          <Link to="/forgot-password">Forgot password?</Link>
        </>
      }
    >
      <Form form={form} aria-label="Login">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <SubmitButton form={form} wide>
          Login
        </SubmitButton>
      </Form>
    </SignInPage>
  )
}
