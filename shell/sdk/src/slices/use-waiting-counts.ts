import { isRecord } from '@store/contract/rules/is-record'
import { defineEndpoints } from '../store/define-endpoints.ts'

/** What waits for the person who is signed in. */
const waitingCountsApi = defineEndpoints('sdk/waiting-counts', (build) => ({
  getWaitingCounts: build.query<Record<string, number>, string>({
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

/** Server events refresh it; this is for an instance whose events do not arrive, in milliseconds (site 5.8). */
const pollingInterval = 60_000

/**
 * What waits, by any answer of the API that has numbers as fields. The rail of the workbench and the screens beside it
 * that name the same path share one request. It is refreshed with the tag `Dashboard`, and every minute.
 * @param path below `/api`; undefined asks nothing
 * @returns the numbers by field; undefined while they are unknown
 * @example useWaitingCounts('/orders/queue-counts')?.toCheck
 */
export function useWaitingCounts(
  path: string | undefined,
): Readonly<Record<string, number>> | undefined {
  return waitingCountsApi.useGetWaitingCountsQuery(path ?? '', {
    skip: path === undefined,
    pollingInterval,
    skipPollingIfUnfocused: true,
  }).data
}
