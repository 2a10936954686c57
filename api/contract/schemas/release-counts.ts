import { type Static, Type } from 'typebox'
import { CohortSchema } from './telemetry.ts'

const Count = (description: string) => Type.Integer({ minimum: 0, description })

/** How a release did in browsers within a stretch of time. */
export const ReleaseCountsSchema = Type.Object({
  remote: Type.String({ description: 'a remote, or `shell`' }),
  version: Type.String(),
  cohort: CohortSchema,
  loads: Count('documents that asked for the release'),
  failedLoads: Count('those of them in which it failed at least once'),
  errors: Count('all errors it was reported for'),
})

/** What the platform reads of telemetry to steer canaries. */
export const ReleaseCountsListSchema = Type.Object({
  since: Type.String({ format: 'date-time' }),
  releases: Type.Array(ReleaseCountsSchema),
})

export type ReleaseCounts = Static<typeof ReleaseCountsSchema>
export type ReleaseCountsList = Static<typeof ReleaseCountsListSchema>
