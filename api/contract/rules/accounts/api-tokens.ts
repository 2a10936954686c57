import { type FormError, fieldError } from '../field-errors.ts'

/** What a token may open, by scope. Reading only; each route names its scope. */
export const apiTokenScopes = ['registers', 'ledgers'] as const
export type ApiTokenScope = (typeof apiTokenScopes)[number]

/** What each scope opens, for people. */
export const apiTokenScopeNames: Readonly<Record<ApiTokenScope, string>> = {
  registers: 'Registers: GSTR-1, register and documents of a month',
  ledgers: 'Ledgers: what all buyers owe, and the statement of one',
}

/** A text as scope; `undefined` for any other text. */
export function parseApiTokenScope(text: string): ApiTokenScope | undefined {
  return apiTokenScopes.find((scope) => scope === text)
}

/** With this a token begins, so that it is recognised wherever it was left. */
export const apiTokenPrefix = 'str_'

/** A whole token, for those who search for leaked ones: the prefix and 256 random bits. */
export const apiTokenPattern = /^str_[\w-]{43}$/

/** Longest name of a token, in characters. */
export const longestApiTokenName = 60
/** Days for which a token works at most, and unless others are chosen. */
export const apiTokenDays = { most: 365, preset: 90 } as const
/** Tokens of a store that work at the same time. */
export const mostApiTokens = 50

/** Whether a token works, or why not: `orphaned` while its maker is no superadmin who may log in. */
export const apiTokenStates = ['live', 'orphaned', 'expired', 'revoked'] as const
export type ApiTokenState = (typeof apiTokenStates)[number]

export const apiTokenMessages = {
  nameRequired: 'Say which program uses it, so that you know later which one to revoke.',
  scopeRequired: 'Choose what the token opens.',
  tooMany: 'There are 50 tokens that work. Revoke one that nobody uses.',
  created: 'Token made',
  createFailed: 'Failed to make the token',
  revoked: 'Token revoked',
  revokeFailed: 'Failed to revoke the token',
  loadFailed: 'Failed to load the tokens',
  invalid:
    'This API token is unknown, expired or revoked. Ask a superadmin of the store for a new one.',
  otherScope:
    'This API token does not open this address. It reads only what its scopes name, which the API documentation lists.',
} as const

/** Checks the form of a new token. @returns `undefined` when it is valid */
export function validateApiToken(form: {
  name: string
  scopes: readonly string[]
}): FormError | undefined {
  if (form.name.trim() === '') return fieldError('name', apiTokenMessages.nameRequired)
  return form.scopes.length === 0 ? fieldError('scopes', apiTokenMessages.scopeRequired) : undefined
}
