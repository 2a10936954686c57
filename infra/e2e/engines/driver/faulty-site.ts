import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { siteUrl } from '../../driver/browser.ts'

/** What becomes of a request: it is answered with an error, with other bytes, or not at all. */
export type Fault = 'unavailable' | 'corrupt' | 'no answer'

/** The site under test behind a proxy in which requests fail, the same for every engine. */
export interface FaultySite {
  origin: string
  /** From now on requests whose path matches fail; without a pattern none. */
  fail(pattern?: RegExp, fault?: Fault): void
  /** From now on requests whose path matches are answered when the returned function is called. */
  hold(pattern: RegExp): () => void
  close(): Promise<void>
}

type Held = { pattern: RegExp; answered: Promise<void> }

export async function startFaultySite(): Promise<FaultySite> {
  let failing: { pattern: RegExp; fault: Fault } | undefined
  let held: Held | undefined
  const server = createServer((request, response) => {
    const fault = failing?.pattern.test(request.url ?? '') ? failing.fault : undefined
    forward(request, response, {
      fault,
      held: held?.pattern.test(request.url ?? '') ? held : undefined,
    }).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    fail: (pattern, fault = 'no answer') => {
      failing = pattern && { pattern, fault }
    },
    hold: (pattern) => {
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      held = { pattern, answered }
      return answer
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Treatment = { fault: Fault | undefined; held: Held | undefined }

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { fault, held }: Treatment,
) {
  if (fault === 'no answer') return response.destroy()
  if (fault === 'unavailable') return response.writeHead(503).end()
  const { method = 'GET', url = '/' } = request
  const { host: _host, connection: _connection, ...headers } = request.headers
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(`${siteUrl}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    redirect: 'manual',
    ...(hasBody && { body: await buffer(request) }),
  })
  await held?.answered
  const sent = [...answer.headers].filter(
    // The body was decompressed.
    ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
  )
  response.writeHead(answer.status, Object.fromEntries(sent))
  if (fault === 'corrupt') response.write(' ')
  for await (const chunk of answer.body ?? []) response.write(chunk)
  response.end()
}
