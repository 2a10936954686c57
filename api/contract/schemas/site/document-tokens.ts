import { type Static, Type } from 'typebox'

/** Most tokens that a gateway asks for at once. */
export const mostDocumentTokens = 1_000

/** How many tokens a gateway asks for. */
export const DocumentTokensRequestSchema = Type.Object(
  { count: Type.Integer({ minimum: 1, maximum: mostDocumentTokens }) },
  { additionalProperties: false },
)

/** Tokens for documents of the site, each for one: reports of browsers count by it. */
export const DocumentTokensSchema = Type.Object({ tokens: Type.Array(Type.String()) })

export type DocumentTokens = Static<typeof DocumentTokensSchema>

/** The cookie with which a document gets its token; browsers send it with reports only. */
export const documentTokenCookie = { name: 'document', path: '/api/telemetry' } as const

/** How long reports with a token count, in seconds: a tab is open for a working day. */
export const documentTokenSeconds = 24 * 3_600
