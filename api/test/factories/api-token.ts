import type { ApiTokenForm, NewApiToken } from '@store/contract/schemas/accounts/api-tokens'
import type { TestStore } from '../test-store.ts'
import type { SignedInAccount } from './account-factory.ts'
import { signInProvedSuperadmin } from './second-factor.ts'

export const apiTokensPath = '/api/admin/api-tokens'

/** Asks for a token. */
export async function askForApiToken(
  store: TestStore,
  { headers }: SignedInAccount,
  form: Partial<ApiTokenForm> = {},
) {
  return store.app.inject({
    method: 'POST',
    url: apiTokensPath,
    headers,
    payload: { name: 'Tally in Pune', scopes: ['registers'], days: 90, ...form },
  })
}

/** Makes a token, by default of a new superadmin. */
export async function createApiToken(
  store: TestStore,
  form: Partial<ApiTokenForm> = {},
  who?: SignedInAccount,
): Promise<NewApiToken & { headers: { authorization: string }; by: SignedInAccount }> {
  const by = who ?? (await signInProvedSuperadmin(store))
  const made = (await askForApiToken(store, by, form)).json<NewApiToken>()
  return { ...made, headers: { authorization: `Bearer ${made.token}` }, by }
}
