import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { TestStore } from './test-store.ts'

/** An open event stream, read one message at a time. */
export interface EventListener {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** The next event or comment; undefined once the stream has ended. */
  next(): Promise<string | undefined>
  leave(): void
}

/**
 * A server of its own: while that of the app listens, the app does what is due every second, and a test on a busy machine
 * would find its mails sent.
 */
async function serve(app: TestStore['app']): Promise<Server> {
  await app.ready()
  const server = createServer(app.routing)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

/** Opens GET /events over its own socket, as a browser does. */
export async function listenToEvents(
  { app }: Pick<TestStore, 'app'>,
  options: { headers?: Record<string, string>; ticket?: string } = {},
): Promise<EventListener> {
  const { headers = {}, ticket } = options
  const server = await serve(app)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const url = new URL('/api/events', `http://127.0.0.1:${port}`)
  if (ticket !== undefined) url.searchParams.set('ticket', ticket)
  const visit = get(url, { agent: false, headers })
  visit.once('close', () => server.close())
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
