import type { RequestListener } from 'node:http'

/** An API of a test that sees the requests of visitors only: those of the gateway for tokens of documents get none. */
export function withoutTokenRequests(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url === '/document-tokens') response.end('{"tokens":[]}')
    else answer(request, response)
  }
}
