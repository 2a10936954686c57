import type { AskedAgain } from '@store/contract/schemas/accounts/approvals'
import type {
  AccountDetails,
  EmailChange,
  PasswordChange,
  ProfileChanged,
  ProfileForm,
} from '@store/contract/schemas/accounts/profile'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

/** The details and the password of the user's own account. */
export const detailsApi = defineEndpoints('mf-orders/account-details', (build) => ({
  getDetails: build.query<ProfileForm, void>({
    query: () => '/auth/me/details',
    transformResponse: ({ details }: AccountDetails) => details,
    providesTags: ['Account'],
  }),
  changeDetails: build.mutation<ProfileChanged, ProfileForm>({
    query: (body) => ({ url: '/auth/me', method: 'PUT', body }),
    // The name is in the header, and a first checkout begins with these details.
    invalidatesTags: ['Account', 'Shipping'],
  }),
  /** Lets a refused request for a tier wait again. */
  askForTierAgain: build.mutation<AskedAgain, void>({
    query: () => ({ url: '/auth/me/tier-request', method: 'POST' }),
    invalidatesTags: ['Account'],
  }),
  changeEmail: build.mutation<MessageBody, EmailChange>({
    query: (body) => ({ url: '/auth/me/email', method: 'POST', body }),
  }),
  changePassword: build.mutation<MessageBody, PasswordChange>({
    query: (body) => ({ url: '/auth/me/password', method: 'PUT', body }),
  }),
}))

export const {
  useGetDetailsQuery,
  useChangeDetailsMutation,
  useAskForTierAgainMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
} = detailsApi
