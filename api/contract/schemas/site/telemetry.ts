import { type Static, Type } from 'typebox'

/** A name from a release: letters, digits and a few marks, so that it can be a metric label. */
export const ReleaseNameSchema = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@/+-]{0,63}$' })

/**
 * Why a browser has a release: as most browsers, in the canary's share, because the chosen release failed to load, or
 * in a preview.
 */
export const CohortSchema = Type.Union([
  Type.Literal('stable'),
  Type.Literal('canary'),
  Type.Literal('fallback'),
  Type.Literal('preview'),
])

/**
 * The canary for which a browser is counted, on either side. Sent only with the browser's first load and its first
 * failure.
 */
export const CanaryNameSchema = Type.Object(
  {
    salt: ReleaseNameSchema,
    percent: Type.Integer({ minimum: 1, maximum: 99, description: 'share it had of all browsers' }),
  },
  { additionalProperties: false },
)

/** A browser's report: a release, and its load, an error, a web vital or a difference from the first HTML. Contains nothing personal. */
export const TelemetrySchema = Type.Object(
  {
    composition: ReleaseNameSchema,
    remote: ReleaseNameSchema,
    version: ReleaseNameSchema,
    cohort: CohortSchema,
    kind: Type.Union([
      Type.Literal('load', { description: 'a document has asked for the release' }),
      Type.Literal('error'),
      Type.Literal('vital'),
      Type.Literal('difference', {
        description: 'the first page was rendered anew where it differed from its first HTML',
      }),
    ]),
    canary: Type.Optional(CanaryNameSchema),
    name: Type.Optional(ReleaseNameSchema),
    value: Type.Optional(Type.Number()),
    message: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
)

/** One report, or several reports of a document at once. */
export const TelemetryBodySchema = Type.Union([
  TelemetrySchema,
  Type.Array(TelemetrySchema, { minItems: 1, maxItems: 40 }),
])

export type Cohort = Static<typeof CohortSchema>
export type Telemetry = Static<typeof TelemetrySchema>
