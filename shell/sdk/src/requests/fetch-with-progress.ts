/**
 * A `fetch` with upload progress, which the browser's own does not offer: a large file takes a minute on a slow
 * connection. A form is given in `init.body`: WebKit cannot read it from a `Request` when a script made one of its files,
 * as a draft does.
 * @param onProgress called with the sent share of the body, from 0 to 1
 * @param onText called with the text of the response received so far; without it the response may be of any type
 */
export function fetchWithProgress(
  onProgress?: (sent: number) => void,
  onText?: (text: string) => void,
): typeof fetch {
  return async (input, init) => {
    const form = init?.body instanceof FormData ? init.body : undefined
    // Without the form, so that the browser writes its content type, with the boundary it sends.
    const request = new Request(input, form ? { ...init, body: null } : init)
    const body = form ?? (await request.text())
    request.signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = onText ? 'text' : 'arraybuffer'
      if (onProgress) {
        call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      }
      if (onText) call.onprogress = () => onText(call.responseText)
      call.onload = () => resolve(answerOf(call))
      call.onerror = () => reject(new TypeError('Failed to fetch'))
      const giveUp = () => {
        call.abort()
        reject(request.signal.reason)
      }
      request.signal.addEventListener('abort', giveUp, { once: true })
      call.send(body)
    })
  }
}

function answerOf(call: XMLHttpRequest): Response {
  // A response without content may not be given an empty one.
  return new Response(call.status === 204 ? null : call.response, {
    status: call.status,
    headers: { 'content-type': call.getResponseHeader('content-type') ?? '' },
  })
}
