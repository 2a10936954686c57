/**
 * A `fetch` with upload progress, which the browser's own does not offer: a large file takes a minute on a slow
 * connection.
 * @param onProgress called with the sent share of the body, from 0 to 1
 * @param onText called with the text of the response received so far; without it the response may be of any type
 */
export function fetchWithProgress(
  onProgress: (sent: number) => void,
  onText?: (text: string) => void,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    request.signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = onText ? 'text' : 'arraybuffer'
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
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
  const type = call.getResponseHeader('content-type')
  return new Response(call.response, {
    status: call.status,
    headers: type === null ? {} : { 'content-type': type },
  })
}
