import { type Static, Type } from 'typebox'
import { CanaryNameSchema, ReleaseNameSchema } from './telemetry.ts'

/** One release of a remote, or of the shell. */
export const PublishedReleaseSchema = Type.Object(
  { remote: ReleaseNameSchema, version: ReleaseNameSchema },
  { additionalProperties: false },
)

/** The platform's report to the API: the releases that browsers may have loaded, and the canaries among them. */
export const PublishedReleasesSchema = Type.Object(
  {
    releases: Type.Array(PublishedReleaseSchema, { maxItems: 2_000 }),
    canaries: Type.Array(CanaryNameSchema, { maxItems: 200 }),
  },
  { additionalProperties: false },
)

export type PublishedRelease = Static<typeof PublishedReleaseSchema>
export type AnnouncedCanary = Static<typeof CanaryNameSchema>
