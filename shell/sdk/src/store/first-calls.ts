/** Calls that the boot script started while the code of the page was still arriving, by address. */
export type FirstCalls = Record<string, { authorization: string | null; answer: Promise<Response> }>

declare global {
  var firstCalls: FirstCalls | undefined
}

/** How long after the start of the document an answer still is today's, in milliseconds. */
const freshForMs = 15_000

/**
 * Takes the answer of a call that was started before the code was there, if it was made for the same
 * person. Each can be taken once.
 * @returns `undefined` when nobody made this call; it has to be made now
 */
export function takeFirstCall(request: Request): Promise<Response> | undefined {
  const { url, method, headers, signal } = request
  const call = globalThis.firstCalls?.[url]
  if (call === undefined || method !== 'GET') return undefined
  delete globalThis.firstCalls?.[url]
  if (performance.now() > freshForMs) return undefined
  if (call.authorization !== headers.get('authorization')) return undefined
  return untilAborted(call.answer, signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    return fetch(request)
  })
}

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
