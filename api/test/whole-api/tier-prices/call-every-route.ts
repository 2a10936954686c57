import type { InjectOptions } from 'fastify'
import type { SignedInAccount } from '../../factories/account-factory.ts'
import type { TestStore } from '../../test-store.ts'
import type { Operation, Schema } from '../openapi-document.ts'
import { routeAudiences } from '../route-audiences.ts'
import type { SampleRequests } from '../sample-requests.ts'
import { buyersForms } from './buyer-of-everything.ts'
import { visibleTextOf } from './visible-text.ts'

/** An answer, as a person reads it. */
export interface ReadAnswer {
  operationId: string
  /** Whether endusers may call it. */
  isOpen: boolean
  url: string
  status: number
  type: string
  text: string
}

/** What is called, and by whom. */
export interface Calls {
  operations: readonly Operation[]
  samples: SampleRequests
  who: SignedInAccount
  /** Orders that are tried wherever a path has the id of one. */
  orderIds: readonly string[]
  /** Runs before each call that may change something: what an earlier one has used up. */
  prepare: () => Promise<void>
}

/** These need what others use up: an e-mail without an account, the line of a cart before an order, a notification before it is deleted. */
const first = ['registerEnduser', 'updateCartLine', 'removeCartLine', 'markNotificationRead']
/** These end what other calls need: an order, a list, the password. */
const last = ['cancelOrder', 'deleteShoppingList', 'changeMyPassword']
const logOut = 'logOut'
/** Its answer never ends; the test listens to it by itself. */
const endless = 'streamEvents'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const isRead = ({ route }: Operation) => route.method === 'GET'

function rankOf({ operationId }: Operation): number {
  const place = first.indexOf(operationId)
  return place < 0 ? last.indexOf(operationId) + 1 : place - first.length
}

/** Every word that a parameter lists. */
function enumValuesOf({ enum: words = [], items, anyOf = [] }: Schema): unknown[] {
  return [...words, ...(items ? enumValuesOf(items) : []), ...anyOf.flatMap(enumValuesOf)]
}

/** Without parameters, and with each word that one may be; `q` finds everything there is. */
function queriesOf({ parameters }: Operation): string[] {
  const found = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => [
      ...enumValuesOf(schema).map((word) => `?${name}=${encodeURIComponent(String(word))}`),
      ...(name === 'q' ? ['?q=HP'] : []),
    ])
  return ['', ...found]
}

/** The addresses of files in an answer. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/\/api\/(?:files|images|documents|uploads)\/[^"\s\\]+/g)].map(
    ([address]) => address,
  )
}

/** Sends requests to every route as one person, and reads the answers with the files that they link. */
export function createCaller(
  store: TestStore,
  { operations, samples, who, orderIds, prepare }: Calls,
) {
  async function read(
    { operationId, route }: Operation,
    request: InjectOptions & { url: string },
  ): Promise<ReadAnswer> {
    const headers = { ...request.headers, ...who.headers }
    const answer = await store.app.inject({ ...request, headers })
    return {
      operationId,
      isOpen: routeAudiences[route.name]?.includes('enduser') ?? false,
      url: request.url,
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? ''),
      text: await visibleTextOf(answer),
    }
  }

  async function call(operation: Operation): Promise<ReadAnswer[]> {
    const { operationId, bodies, route } = operation
    const { url, body } = samples.validRequest(operation, 'enduser')
    const form = bodies['multipart/form-data'] && (await buyersForms())[operationId]?.()
    const payload = form?.payload ?? (bodies['application/json'] ? body : undefined)
    const sent = { ...(payload && { payload }), ...(form && { headers: form.headers }) }
    const paths = /orders\/(?:\w+\/)?:id|dashboard\/:id/.test(route.path)
      ? [url, ...orderIds.map((id) => route.path.replace(':id', id))]
      : [url]
    const method = methods.find((one) => one === route.method) ?? 'GET'
    const answers: ReadAnswer[] = []
    if (!isRead(operation)) await prepare()
    for (const path of paths) {
      for (const query of queriesOf(operation)) {
        answers.push(await read(operation, { ...sent, method, url: `${path}${query}` }))
      }
    }
    const files = new Set(answers.flatMap(({ text }) => filesIn(text)))
    for (const file of files) answers.push(await read(operation, { method: 'GET', url: file }))
    return answers
  }

  async function callAll(chosen: readonly Operation[]): Promise<ReadAnswer[]> {
    const answers: ReadAnswer[] = []
    for (const operation of chosen) answers.push(...(await call(operation)))
    return answers
  }

  const called = operations.filter(({ operationId }) => operationId !== endless)
  const changing = called.filter((one) => !isRead(one) && one.operationId !== logOut)
  return {
    /** Everything that changes nothing. */
    readEverything: () => callAll(called.filter(isRead)),
    /** Everything that may change something, but the end of the session. */
    changeEverything: () => callAll(changing.toSorted((a, b) => rankOf(a) - rankOf(b))),
    /** Ends the session, and with it the stream of its events. */
    logOut: () => callAll(called.filter(({ operationId }) => operationId === logOut)),
  }
}
