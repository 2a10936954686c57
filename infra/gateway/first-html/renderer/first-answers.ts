import { firstCallOf } from '@store/contract/rules/site/first-calls'
import type { RouteMatch } from '@store/contract/rules/site/route-match'
import type { RemoteRoute } from '@store/contract/schemas/site/composition'

/** The answers to the first calls of a page, by their path below /api. */
export type FirstAnswers = Record<string, { body: string; headers: Record<string, string> }>

/** The API did not answer what a page asks first. No fault of the release that would be rendered. */
export class NoAnswerError extends Error {}

/**
 * Asks the API what the page asks first, as a visitor who is not signed in.
 * @param api its origin, and how many milliseconds it may take
 * @param search the query of the page
 * @throws NoAnswerError when the API does not answer each call with 200
 */
export async function readFirstAnswers(
  { apiUrl, answerMs }: { apiUrl: string; answerMs: number },
  { route, params }: RouteMatch<RemoteRoute>,
  search: string,
): Promise<FirstAnswers> {
  const calls = (route.firstCalls ?? []).map((pattern) => firstCallOf(pattern, params, search))
  return Object.fromEntries(
    await Promise.all(
      calls.map(
        async (call) =>
          [call, await readAnswer(`${apiUrl}/api${call}`, { call, answerMs })] as const,
      ),
    ),
  )
}

async function readAnswer(
  address: string,
  { call, answerMs }: { call: string; answerMs: number },
): Promise<FirstAnswers[string]> {
  const signal = AbortSignal.timeout(answerMs)
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw new NoAnswerError(`${call} was not answered`, { cause })
  })
  if (response.status !== 200) throw new NoAnswerError(`${call} answered ${response.status}`)
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name === 'content-type' || name.startsWith('x-')),
  )
  return { body: await response.text(), headers }
}
