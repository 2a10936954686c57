import { type Static, Type } from 'typebox'
import { ReleaseNameSchema } from './telemetry.ts'

/** How the rendering of a page for its first HTML ended. */
export const FirstHtmlOutcomeSchema = Type.Union([
  Type.Literal('rendered'),
  Type.Literal('unanswered', { description: 'the API did not answer what the page asks first' }),
  Type.Literal('throws', { description: 'code of the release threw' }),
  Type.Literal('timeout', { description: 'the page took too long' }),
  Type.Literal('memory', { description: 'the process died: it took too much memory' }),
  Type.Literal('hash', { description: 'a file has other bytes than its release says' }),
  Type.Literal('mismatch', { description: 'the HTML is none that browsers would show' }),
  Type.Literal('difference', {
    description: 'a browser rendered a part anew, because it differs from the HTML',
  }),
])

const FirstHtmlCountSchema = Type.Object(
  {
    remote: ReleaseNameSchema,
    version: ReleaseNameSchema,
    outcome: FirstHtmlOutcomeSchema,
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  { additionalProperties: false },
)

/**
 * How often pages of each release were rendered, by outcome: as a gateway reports them, and as the platform reads their sums.
 * On the wire, in the table and in metrics they are `renderings`, for gateways and platforms of the former release.
 */
export const FirstHtmlCountsSchema = Type.Object(
  { renderings: Type.Array(FirstHtmlCountSchema, { maxItems: 2_000 }) },
  { additionalProperties: false },
)

export type FirstHtmlOutcome = Static<typeof FirstHtmlOutcomeSchema>
export type FirstHtmlCount = Static<typeof FirstHtmlCountSchema>
export type FirstHtmlCounts = Static<typeof FirstHtmlCountsSchema>
