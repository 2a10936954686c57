import { type CanaryCounts, CanaryCountsSchema } from '@store/contract/schemas/site/canary-counts'
import { parseAs } from '../../releases/release.ts'

/** Reads what browsers have reported about a canary since it started, summed over all API processes. */
export type ReadCanaryCounts = (salt: string) => Promise<CanaryCounts>

/** Milliseconds to wait for a response. */
const timeoutMs = 4_000

/**
 * Creates a reader of canary counts from the API (`GET /telemetry/canaries/{salt}`).
 * @param token the API's `PLATFORM_TOKEN`
 * @returns a function that throws Error when the API does not respond as expected
 */
export function createCanaryCountsReader(apiUrl: string, token: string): ReadCanaryCounts {
  return async (salt) => {
    const address = new URL(`/api/telemetry/canaries/${encodeURIComponent(salt)}`, apiUrl)
    const response = await fetchCounts(address, token)
    if (!response.ok) {
      throw new Error(`The API answers ${response.status} when asked for canary counts`)
    }
    return parseAs(CanaryCountsSchema, await response.json(), 'canary counts')
  }
}

async function fetchCounts(address: URL, token: string): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    throw new Error(`The API at ${address.origin} does not answer`, { cause })
  }
}
