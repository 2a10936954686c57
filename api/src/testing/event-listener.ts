import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { TestStore } from './test-store.ts'

/** An open event stream, read one message at a time. */
export interface EventListener {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** The next event or comment; undefined once the stream has ended. */
  next(): Promise<string | undefined>
  leave(): void
}

async function addressOf(app: TestStore['app']): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Opens GET /events over its own socket, as a browser does. */
export async function listenToEvents(
  { app }: Pick<TestStore, 'app'>,
  options: { headers?: Record<string, string>; ticket?: string } = {},
): Promise<EventListener> {
  const { headers = {}, ticket } = options
  const url = new URL('/api/events', await addressOf(app))
  if (ticket !== undefined) url.searchParams.set('ticket', ticket)
  const visit = get(url, { agent: false, headers })
  const [answer]: IncomingMessage[] = await once(visit, 'response')
  if (!answer) throw new Error('the server did not answer')
  const chunks = answer.setEncoding('utf8')[Symbol.asyncIterator]()
  const parts: string[] = []
  return {
    status: answer.statusCode,
    headers: answer.headers,
    async next() {
      while (parts.length === 0) {
        const chunk: IteratorResult<string> = await chunks.next()
        if (chunk.done) return undefined
        parts.push(...chunk.value.split('\n\n').filter(Boolean))
      }
      return parts.shift()
    },
    leave: () => visit.destroy(),
  }
}
