import { type Static, Type } from 'typebox'
import {
  apiTokenDays,
  apiTokenScopes,
  apiTokenStates,
  longestApiTokenName,
} from '../../rules/accounts/api-tokens.ts'
import { Id, Instant, OneLine, oneOf } from '../wire.ts'

const Scopes = Type.Array(oneOf(apiTokenScopes), {
  uniqueItems: true,
  maxItems: apiTokenScopes.length,
})

/** A token as superadmins see it: never the token itself. */
export const ApiTokenSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  scopes: Scopes,
  beginning: Type.String({ description: 'its first characters, to know it again' }),
  state: oneOf(apiTokenStates, {
    description: 'orphaned: its maker is no superadmin who may log in',
  }),
  createdBy: Type.Object({ _id: Id, name: Type.String() }),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Type.Optional(
    Type.Unsafe<string>({ ...Instant, description: 'the beginning of that hour' }),
  ),
  lastNetwork: Type.Optional(
    Type.String({ description: 'a code: the same one is the same network' }),
  ),
  revokedAt: Type.Optional(Instant),
})

export const ApiTokenListSchema = Type.Object({
  tokens: Type.Array(ApiTokenSchema, { description: 'those that work first, then the newest' }),
})

export const ApiTokenFormSchema = Type.Object(
  {
    name: OneLine(longestApiTokenName, { description: 'which program uses it' }),
    scopes: Scopes,
    days: Type.Integer({
      minimum: 1,
      maximum: apiTokenDays.most,
      description: 'for so long it works',
    }),
  },
  { additionalProperties: false },
)

/** A new token, which no later answer has. */
export const NewApiTokenSchema = Type.Object({
  token: Type.String({ description: 'shown this once' }),
  apiToken: ApiTokenSchema,
})

export type ApiToken = Static<typeof ApiTokenSchema>
export type ApiTokenList = Static<typeof ApiTokenListSchema>
export type ApiTokenForm = Static<typeof ApiTokenFormSchema>
export type NewApiToken = Static<typeof NewApiTokenSchema>
