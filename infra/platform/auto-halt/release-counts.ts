import { type CanaryCounts, CanaryCountsSchema } from '@store/contract/schemas/site/canary-counts'
import {
  type FirstHtmlCount,
  FirstHtmlCountsSchema,
} from '@store/contract/schemas/site/first-html-counts'
import { parseAs } from '../../releases/release.ts'

/** Reads what the API counts of releases, summed over all API processes. */
export interface ReleaseCountsReader {
  /** What browsers have reported about a canary since it started. */
  readCounts: (salt: string) => Promise<CanaryCounts>
  /** How gateways rendered pages of each release since an instant, of the last day at most. */
  readFirstHtmlCounts: (since: Date) => Promise<FirstHtmlCount[]>
}

/** Milliseconds to wait for a response. */
const timeoutMs = 4_000

/**
 * Creates a reader of the API's counts (`GET /telemetry/canaries/{salt}`, `GET /telemetry/renderings`).
 * @param token the API's `PLATFORM_TOKEN`
 * @returns functions that throw Error when the API does not respond as expected
 */
export function createReleaseCountsReader(apiUrl: string, token: string): ReleaseCountsReader {
  async function fetchCounts(path: string, what: string): Promise<unknown> {
    const response = await fetchFrom(new URL(`/api/telemetry/${path}`, apiUrl), token)
    if (!response.ok) throw new Error(`The API answers ${response.status} when asked for ${what}`)
    return response.json()
  }
  return {
    readCounts: async (salt) => {
      const counts = await fetchCounts(`canaries/${encodeURIComponent(salt)}`, 'canary counts')
      return parseAs(CanaryCountsSchema, counts, 'canary counts')
    },
    readFirstHtmlCounts: async (since) => {
      const counts = await fetchCounts(`renderings?since=${since.toISOString()}`, 'renderings')
      return parseAs(FirstHtmlCountsSchema, counts, 'renderings').renderings
    },
  }
}

async function fetchFrom(address: URL, token: string): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    throw new Error(`The API at ${address.origin} does not answer`, { cause })
  }
}
