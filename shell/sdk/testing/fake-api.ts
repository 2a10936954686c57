import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { AnswerOf, FakeRoute } from './fake-answers.ts'
import { type ApiCall, readCall } from './fake-call.ts'

/** An error body; screens read its message and fields, so a test may omit its code. */
type ErrorResponse = Omit<ErrorBody, 'code'> & Partial<Pick<ErrorBody, 'code'>>

/** A fake API: tests define the responses and inspect the calls. */
export interface FakeApi {
  /**
   * Defines the response of a route.
   * @example api.answers('GET /products', [aProduct()], { headers: { 'X-Total-Count': '51' } })
   */
  answers<Route extends FakeRoute>(
    route: Route,
    answer: AnswerOf<Route> | ((call: ApiCall) => AnswerOf<Route>),
    init?: { status?: number; headers?: Record<string, string> },
  ): void
  /**
   * Makes a route fail with a message or a complete error body.
   * @example api.refuses('POST /cart/add', 400, 'Out of stock')
   */
  refuses(route: FakeRoute, status: number, error: string | ErrorResponse): void
  /** Makes a route fail with a network error. */
  breaks(route: FakeRoute): void
  /**
   * Delays the responses of a route, to inspect a screen while it is loading.
   * @returns releases them
   */
  holds(route: FakeRoute): () => void
  /** The calls of a route so far, oldest first. */
  calls(route: FakeRoute): ApiCall[]
}

type Reply = (call: ApiCall) => Response

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
}

function split(route: FakeRoute): { verb: keyof typeof verbs; path: string } {
  for (const verb of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    if (route.startsWith(`${verb} `)) return { verb, path: route.slice(verb.length + 1) }
  }
  throw new Error(`not a call of the API: ${route}`)
}

/** A request without an answer: the test that made it fails with this message (decision 0179). */
const unanswered = http.all('*', ({ request }) => {
  const { pathname } = new URL(request.url)
  const route = `${request.method} ${pathname.replace(/^\/api/, '')}`
  // biome-ignore lint/suspicious/noConsole: an error that is thrown here would end in the code under test.
  console.error(`${route} has no answer in this test: add api.answers('${route}', …).`)
  return HttpResponse.error()
})

/**
 * Starts a fake API for the tests of a file. By default cart, wishlist and saved addresses are empty, the seller is not
 * set and the store is no demo. Every other route must be defined: a request without an answer fails the test that made it.
 * Calls and browser storage are reset after each test, answers before the next one.
 * @example const api = fakeApi(); it('…', () => { api.answers('GET /cart', aCart()) })
 */
export function fakeApi(): FakeApi {
  const server = setupServer(unanswered)
  const calls = new Map<FakeRoute, ApiCall[]>()
  const held = new Map<FakeRoute, Promise<void>>()
  const handlers = new Map<FakeRoute, HttpHandler>()

  function reply(route: FakeRoute, make: Reply) {
    const { verb, path } = split(route)
    const answer = verbs[verb](`*/api${path}`, async ({ request, params }) => {
      const call = await readCall(request, params)
      calls.set(route, [...(calls.get(route) ?? []), call])
      await held.get(route)
      return make(call)
    })
    handlers.set(route, answer)
    // Fixed paths first: /products/facets is not a product called facets.
    const ordered = [...handlers].sort(([a], [b]) => a.split(':').length - b.split(':').length)
    server.resetHandlers(...ordered.map(([, handler]) => handler), unanswered)
  }

  const api: FakeApi = {
    answers: (route, answer, init) =>
      reply(route, (call) => {
        const body = typeof answer === 'function' ? answer(call) : answer
        if (body === undefined) return new HttpResponse(null, { status: 204, ...init })
        return HttpResponse.json(body, init)
      }),
    refuses: (route, status, error) =>
      reply(route, () =>
        HttpResponse.json(typeof error === 'string' ? { message: error } : error, { status }),
      ),
    breaks: (route) => reply(route, () => HttpResponse.error()),
    holds: (route) => {
      let letGo = () => {}
      held.set(
        route,
        new Promise((resolve) => {
          letGo = resolve
        }),
      )
      return () => {
        held.delete(route)
        letGo()
      }
    },
    calls: (route) => calls.get(route) ?? [],
  }

  beforeAll(() => server.listen())
  beforeEach(() => {
    // Not after a test: its screen, which is removed later, may still ask.
    handlers.clear()
    api.answers('GET /cart', { items: [], totalAmount: 0 })
    api.answers('GET /wishlist/get', { wishlist: [] })
    api.answers('GET /settings/demo', { accounts: [] })
    api.answers('GET /settings/seller', {})
    api.answers('GET /notifications', { notifications: [] })
    api.answers('GET /shipment/me', { shippingInfo: null })
    api.answers('GET /shipment/addresses', { addresses: [] })
  })
  afterEach(() => {
    calls.clear()
    held.clear()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => server.close())
  return api
}
