import type {
  Enrolment,
  EnrolmentConfirmation,
  EnrolmentForm,
  Proof,
  ProofForm,
  RecoveryCodes,
  SecondFactorState,
} from '@store/contract/schemas/accounts/second-factor'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

const url = '/auth/me/second-factor'

/** The second factor of the signed-in admin. */
export const securityApi = defineEndpoints('mf-admin/security', (build) => ({
  getSecondFactor: build.query<SecondFactorState, void>({
    query: () => url,
    providesTags: ['Account'],
  }),
  beginAuthenticatorApp: build.mutation<Enrolment, EnrolmentForm>({
    query: (body) => ({ url: `${url}/app`, method: 'POST', body }),
  }),
  confirmAuthenticatorApp: build.mutation<RecoveryCodes, EnrolmentConfirmation>({
    query: (body) => ({ url: `${url}/app`, method: 'PUT', body }),
    invalidatesTags: ['Account'],
  }),
  renewRecoveryCodes: build.mutation<RecoveryCodes, void>({
    query: () => ({ url: `${url}/recovery-codes`, method: 'POST' }),
    invalidatesTags: ['Account'],
  }),
  removeSecondFactor: build.mutation<MessageBody, void>({
    query: () => ({ url, method: 'DELETE' }),
    invalidatesTags: ['Account'],
  }),
  proveSecondFactor: build.mutation<Proof, ProofForm>({
    query: (body) => ({ url: `${url}/proof`, method: 'POST', body }),
  }),
}))

export const {
  useGetSecondFactorQuery,
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useProveSecondFactorMutation,
} = securityApi
