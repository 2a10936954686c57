import { type Static, Type } from 'typebox'

/** A name out of a release: letters, digits and a few marks, so that it can stand in a metric. */
const Name = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._@/+-]{0,63}$' })

/** What a browser tells of itself: which release, and an error or a web vital. Nothing personal. */
export const TelemetrySchema = Type.Object(
  {
    composition: Name,
    remote: Name,
    version: Name,
    cohort: Name,
    kind: Type.Union([Type.Literal('error'), Type.Literal('vital')]),
    name: Type.Optional(Name),
    value: Type.Optional(Type.Number()),
    message: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
)

export type Telemetry = Static<typeof TelemetrySchema>
