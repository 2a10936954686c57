import type {
  ApiToken,
  ApiTokenForm,
  ApiTokenList,
  NewApiToken,
} from '@store/contract/schemas/accounts/api-tokens'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

const path = '/admin/api-tokens'
const tokensTag = { type: 'Account', id: 'api-tokens' } as const

/** The tokens of programs that read registers and ledgers (people 6.1). */
export const apiTokensApi = defineEndpoints('mf-admin/api-tokens', (build) => ({
  getApiTokens: build.query<ApiToken[], void>({
    query: () => path,
    transformResponse: ({ tokens }: ApiTokenList) => tokens,
    providesTags: [tokensTag],
  }),
  createApiToken: build.mutation<NewApiToken, ApiTokenForm>({
    query: (body) => ({ url: path, method: 'POST', body }),
    invalidatesTags: [tokensTag],
  }),
  revokeApiToken: build.mutation<MessageBody, string>({
    query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
    // Also on failure: it may be gone.
    invalidatesTags: [tokensTag],
  }),
}))

export const { useGetApiTokensQuery, useCreateApiTokenMutation, useRevokeApiTokenMutation } =
  apiTokensApi
