import { type Static, Type } from 'typebox'
import { ReleaseNameSchema } from './telemetry.ts'

/** How the rendering of a page for its first HTML ended. */
export const RenderingOutcomeSchema = Type.Union([
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

const RenderingCountSchema = Type.Object(
  {
    remote: ReleaseNameSchema,
    version: ReleaseNameSchema,
    outcome: RenderingOutcomeSchema,
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  },
  { additionalProperties: false },
)

/** How often pages of each release were rendered, by outcome: as a gateway reports them, and as the platform reads their sums. */
export const RenderingCountsSchema = Type.Object(
  { renderings: Type.Array(RenderingCountSchema, { maxItems: 2_000 }) },
  { additionalProperties: false },
)

export type RenderingOutcome = Static<typeof RenderingOutcomeSchema>
export type RenderingCount = Static<typeof RenderingCountSchema>
export type RenderingCounts = Static<typeof RenderingCountsSchema>
