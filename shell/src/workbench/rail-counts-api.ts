import { isRecord } from '@store/contract/rules/is-record'
import { defineEndpoints } from '@store/sdk'

/** What waits behind the links of the rail: any answer of the API that has numbers as fields. */
const railCountsApi = defineEndpoints('shell/rail-counts', (build) => ({
  getRailCounts: build.query<Record<string, number>, string>({
    query: (path) => path,
    transformResponse: (answer: unknown) =>
      Object.fromEntries(
        Object.entries(isRecord(answer) ? answer : {}).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      ),
    providesTags: ['Dashboard'],
  }),
}))

/** Server events refresh it; this is for an instance whose events do not arrive, in milliseconds (spec §9). */
const pollingInterval = 60_000

/**
 * The number that a rail link names, e.g. `/orders/queue-counts#toCheck`; links with the same path share one request.
 * @returns undefined while it is unknown
 */
export function useRailCount(count: string | undefined): number | undefined {
  const [path = '', field = ''] = count?.split('#') ?? []
  const { data } = railCountsApi.useGetRailCountsQuery(path, {
    skip: count === undefined,
    pollingInterval,
    skipPollingIfUnfocused: true,
  })
  return data?.[field]
}
