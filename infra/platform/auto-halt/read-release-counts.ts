import { type ReleaseCounts, ReleaseCountsListSchema } from '@store/contract/schemas/release-counts'
import { parseAs } from '../../releases/release.ts'

/** Reads how releases did in the last minutes, all processes of the API together. */
export type ReadReleaseCounts = (minutes: number) => Promise<ReleaseCounts[]>

/** An answer that takes longer, in milliseconds, is none. */
const patienceMs = 4_000

/**
 * Asks the API for what browsers have reported (`GET /telemetry/releases`).
 * @param token the API's `PLATFORM_TOKEN`
 * @returns a reader that throws in one sentence when the API does not answer as agreed
 */
export function releaseCountsOf(apiUrl: string, token: string): ReadReleaseCounts {
  return async (minutes) => {
    const address = new URL(`/api/telemetry/releases?minutes=${minutes}`, apiUrl)
    const answer = await ask(address, token)
    if (!answer.ok)
      throw new Error(`The API answers ${answer.status} when asked for release counts`)
    return parseAs(ReleaseCountsListSchema, await answer.json(), 'release counts').releases
  }
}

async function ask(address: URL, token: string): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch (cause) {
    throw new Error(`The API at ${address.origin} does not answer`, { cause })
  }
}
