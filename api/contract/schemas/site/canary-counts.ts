import { type Static, Type } from 'typebox'

const Count = (description: string) => Type.Integer({ minimum: 0, description })

const BrowserCounts = Type.Object({
  browsers: Count('browsers that had the release'),
  failed: Count('those of them in which it failed at least once'),
})

/** The reports of browsers about a canary and the stable release beside it, one stage for each share it had. */
export const CanaryCountsSchema = Type.Object({
  stages: Type.Array(
    Type.Object({
      percent: Type.Integer({ minimum: 1, maximum: 99, description: 'of all browsers' }),
      canary: BrowserCounts,
      stable: BrowserCounts,
    }),
  ),
  networks: Count('networks (IPv4 /24, IPv6 /48) from which failures of the canary came'),
})

export type CanaryCounts = Static<typeof CanaryCountsSchema>
