/** Calls started by the boot script while the code of the page was still loading, by URL. */
export type FirstCalls = Record<string, { authorization: string | null; answer: Promise<Response> }>

declare global {
  var firstCalls: FirstCalls | undefined
}

/** How long after the start of the document a response counts as fresh, in milliseconds. */
const freshForMs = 15_000

/**
 * Takes the response of a call started by the boot script, if it was made with the same token. Each can be taken once.
 * @returns `undefined` when there is no such call; then it has to be made now
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
