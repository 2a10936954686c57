import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyName,
  PasskeyProofForm,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'
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
  removeAuthenticatorApp: build.mutation<MessageBody, void>({
    query: () => ({ url: `${url}/app`, method: 'DELETE' }),
    invalidatesTags: ['Account'],
  }),
  beginPasskey: build.mutation<PasskeyCreationOptions, EnrolmentForm>({
    query: (body) => ({ url: `${url}/passkeys/options`, method: 'POST', body }),
  }),
  addPasskey: build.mutation<RecoveryCodes, NewPasskey>({
    query: (body) => ({ url: `${url}/passkeys`, method: 'POST', body }),
    invalidatesTags: ['Account'],
  }),
  renamePasskey: build.mutation<MessageBody, PasskeyName & { id: string }>({
    query: ({ id, ...body }) => ({ url: `${url}/passkeys/${id}`, method: 'PUT', body }),
    invalidatesTags: ['Account'],
  }),
  removePasskey: build.mutation<MessageBody, string>({
    query: (id) => ({ url: `${url}/passkeys/${id}`, method: 'DELETE' }),
    invalidatesTags: ['Account'],
  }),
  beginPasskeyProof: build.mutation<PasskeyRequestOptions, void>({
    query: () => ({ url: `${url}/proof/passkey-options`, method: 'POST' }),
  }),
  proveByPasskey: build.mutation<Proof, PasskeyProofForm>({
    query: (body) => ({ url: `${url}/proof/passkey`, method: 'POST', body }),
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
  useRemoveAuthenticatorAppMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeyProofMutation,
  useProveByPasskeyMutation,
  useProveSecondFactorMutation,
} = securityApi
