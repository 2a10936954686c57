import type { Tier } from '@store/contract/rules/accounts/roles'
import type {
  LanguageChoice,
  Login,
  Me,
  Registration,
  SignedIn,
  User,
} from '@store/contract/schemas/accounts/accounts'
import type { EmailConfirmed } from '@store/contract/schemas/accounts/email-confirmation'
import type { PasskeyStep } from '@store/contract/schemas/accounts/passkeys'
import type { SecondStep } from '@store/contract/schemas/accounts/second-factor'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '../store/define-endpoints.ts'
import type { AppStore } from '../store/store.ts'
import { ownAccountTag } from './own-account-tag.ts'
import { sessionFrom } from './session.ts'
import { selectToken, signedIn, userRefreshed } from './session-slice.ts'

/** Responses of the password reset (people 4.2). */
export interface OtpSent extends MessageBody {
  success: boolean
}
export interface OtpVerified extends MessageBody {
  resetToken: string
}
export interface PasswordReset {
  email: string
  newPassword: string
  resetToken: string
}

/** Opens a session. A previous one, if any, is ended on the server. */
function openSession(opened: SignedIn) {
  return (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    const previousToken = selectToken(getState())
    dispatch(signedIn(sessionFrom(opened)))
    if (previousToken === undefined || previousToken === opened.token) return
    void dispatch(sessionApi.endpoints.logout.initiate(previousToken, { track: false }))
  }
}

/**
 * Accounts: login and register open the session by themselves, so a screen only awaits them and navigates
 * to `landingPathOf(user.role)`.
 */
export const sessionApi = defineEndpoints('sdk/session', (build) => ({
  login: build.mutation<SignedIn, Login>({
    query: (body) => ({ url: '/auth/login', method: 'POST', body }),
    onQueryStarted: async (_login, { dispatch, queryFulfilled }) => {
      const opened = await queryFulfilled.catch(() => undefined)
      if (opened) dispatch(openSession(opened.data))
    },
  }),
  /** The second step of a login that failed with a challenge; see `challengeOf`. */
  finishLogin: build.mutation<SignedIn, SecondStep | PasskeyStep>({
    query: (body) => ({
      url: `/auth/second-factor${'passkey' in body ? '/passkey' : ''}`,
      method: 'POST',
      body,
    }),
    onQueryStarted: async (_step, { dispatch, queryFulfilled }) => {
      const opened = await queryFulfilled.catch(() => undefined)
      if (opened) dispatch(openSession(opened.data))
    },
  }),
  register: build.mutation<SignedIn, { tier: Tier; form: Registration }>({
    query: ({ tier, form }) => ({ url: `/auth/register/${tier}`, method: 'POST', body: form }),
    onQueryStarted: async (_registration, { dispatch, queryFulfilled }) => {
      const opened = await queryFulfilled.catch(() => undefined)
      if (opened) dispatch(openSession(opened.data))
    },
  }),
  getMe: build.query<User, void>({
    query: () => '/auth/me',
    transformResponse: ({ user }: Me) => user,
    providesTags: ['Account', ownAccountTag],
    onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
      const response = await queryFulfilled.catch(() => undefined)
      // Ignore a response without a user ; the screen says 'No profile data found.'.
      if (response?.data) dispatch(userRefreshed(response.data))
    },
  }),
  /** The language in which the account gets its mails. */
  saveLanguage: build.mutation<User, LanguageChoice>({
    query: (body) => ({ url: '/auth/me/language', method: 'PUT', body }),
    transformResponse: ({ user }: Me) => user,
    onQueryStarted: async (_choice, { dispatch, queryFulfilled }) => {
      const response = await queryFulfilled.catch(() => undefined)
      if (response) dispatch(userRefreshed(response.data))
    },
  }),
  /** Ends the session of the given token on the server; called by `signOut`. */
  logout: build.mutation<void, string>({
    query: (token) => ({
      url: '/auth/logout',
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      // The page may be closed before the response arrives.
      keepalive: true,
    }),
  }),
  forgotPassword: build.mutation<OtpSent, { email: string }>({
    query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
  }),
  verifyOtp: build.mutation<OtpVerified, { email: string; otp: string }>({
    query: (body) => ({ url: '/auth/verify-otp', method: 'POST', body }),
  }),
  resetPassword: build.mutation<MessageBody, PasswordReset>({
    query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
  }),
  /** Confirms the email address that a link was mailed to. */
  confirmEmail: build.mutation<EmailConfirmed, { token: string }>({
    query: (body) => ({ url: '/auth/confirm-email', method: 'POST', body }),
    invalidatesTags: ['Account'],
  }),
  /** Mails the user a new link. */
  mailConfirmation: build.mutation<MessageBody, void>({
    query: () => ({ url: '/auth/me/confirmation-mail', method: 'POST' }),
    // The address may have been confirmed on another device.
    invalidatesTags: ['Account'],
  }),
}))

export const {
  useLoginMutation,
  useFinishLoginMutation,
  useRegisterMutation,
  useSaveLanguageMutation,
  useGetMeQuery,
  useForgotPasswordMutation,
  useVerifyOtpMutation,
  useResetPasswordMutation,
  useConfirmEmailMutation,
  useMailConfirmationMutation,
} = sessionApi
