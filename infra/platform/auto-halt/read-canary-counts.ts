import { type CanaryCounts, CanaryCountsSchema } from '@store/contract/schemas/canary-counts'
import { parseAs } from '../../releases/release.ts'

/** Reads what browsers have reported of a canary since it began, to all processes of the API together. */
export type ReadCanaryCounts = (salt: string) => Promise<CanaryCounts>

/** An answer that takes longer, in milliseconds, is none. */
const timeoutMs = 4_000

/**
 * Asks the API for what browsers have reported (`GET /telemetry/canaries/{salt}`).
 * @param token the API's `PLATFORM_TOKEN`
 * @returns a reader that throws in one sentence when the API does not answer as agreed
 */
export function createCanaryCountsReader(apiUrl: string, token: string): ReadCanaryCounts {
  return async (salt) => {
    const address = new URL(`/api/telemetry/canaries/${encodeURIComponent(salt)}`, apiUrl)
    const answer = await fetchCounts(address, token)
    if (!answer.ok) throw new Error(`The API answers ${answer.status} when asked for canary counts`)
    return parseAs(CanaryCountsSchema, await answer.json(), 'canary counts')
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
