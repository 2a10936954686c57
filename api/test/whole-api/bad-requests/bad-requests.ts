import fc from 'fast-check'
import type { Operation, Schema } from '../openapi-document.ts'
import { badAddresses } from './bad-addresses.ts'
import { badForms } from './bad-forms.ts'
import type { BadRequest, ValidRequest } from './bad-request.ts'
import { badValues } from './bad-values.ts'

const draws = 4
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const json = { 'content-type': 'application/json' }
const secret = '{"isAdmin":true}'

/** Texts that are not JSON, and JSON that tries to change the server's prototypes. */
function brokenTexts(valid: string): [string, string][] {
  return [
    ['broken off', valid.slice(0, -1)],
    ['nothing', ''],
    ['two values', `${valid}${valid}`],
    ['a comma too many', '{"a":1,}'],
    ['not in UTF-8', '{"a":"\xff\xfe'],
    ['NaN', '{"a":NaN}'],
    ['a prototype', `{"__proto__":${secret}}`],
    ['a nested prototype', `{"a":{"b":[{"__proto__":${secret}}]}}`],
    ['a prototype of the constructor', `{"constructor":{"prototype":${secret}}}`],
    ['brackets without end', '['.repeat(100_000)],
    ['more than is read', JSON.stringify({ text: 'x'.repeat(300_000) })],
  ]
}

function badTexts({ body }: ValidRequest, { bodies }: Operation): BadRequest[] {
  const texts = brokenTexts(JSON.stringify(body)).map(([wrong, payload]) => ({
    wrong: `JSON: ${wrong}`,
    request: { headers: json, payload },
  }))
  const types = ['text/xml', 'application/x-www-form-urlencoded', 'nonsense', 'image/png']
  return [
    ...texts,
    ...types
      .filter((type) => !(type in bodies))
      .map((type) => ({
        wrong: `content of the type ${type}`,
        request: { headers: { 'content-type': type }, payload: 'a=1' },
      })),
  ]
}

/** A body with the same key twice: the last one counts and is invalid. */
function repeatKey(body: object, key: string): string {
  return `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(key)}:[[]]}`
}

function badFields(schema: Schema, { body }: ValidRequest, seed: number): BadRequest[] {
  const send = (wrong: string, payload: unknown): BadRequest => ({
    wrong,
    request: { headers: json, payload: JSON.stringify(payload) },
  })
  const properties = Object.entries(schema.properties ?? {})
  const typed = properties.filter(([, { type, anyOf }]) => type || anyOf)
  return [
    ...typed.flatMap(([name, inside]) =>
      badValues(inside)
        .flatMap((bad) => fc.sample(bad, { seed, numRuns: draws }))
        .map((value) => send(`${name} is bad`, { ...body, [name]: value })),
    ),
    ...typed.map(([name]) => ({
      wrong: `${name} twice`,
      request: { headers: json, payload: repeatKey(body, name) },
    })),
    ...(schema.required ?? []).map((name) => {
      const { [name]: _missing, ...rest } = body
      return send(`without ${name}`, rest)
    }),
    ...['isAdmin', 'toString', '_id', '\u0000', '$where'].map((name) =>
      send(`with ${JSON.stringify(name)}`, { ...body, [name]: 1 }),
    ),
    ...[[], [body], 'text', 7, true].map((whole) => send('no object', whole)),
  ]
}

/**
 * All bad requests to an operation that follow from the OpenAPI document. Each is sent by one of the callers; by which
 * depends on the seed, so that in the end everybody sends all of them.
 * @param callers a valid request of each
 */
export function badRequestsTo(
  operation: Operation,
  callers: readonly ValidRequest[],
  seed: number,
): (BadRequest & Pick<ValidRequest, 'who'>)[] {
  const { bodies, route } = operation
  const [first] = callers
  if (!first) return []
  const body = bodies['application/json']
  const method = methods.find((one) => one === route.method) ?? 'GET'
  const isSent = method === 'POST' || method === 'PUT' || method === 'PATCH'
  const sent = [
    ...badAddresses(operation, first, seed),
    ...(isSent ? badTexts(first, operation) : []),
    ...(body ? badFields(body, first, seed) : []),
    ...(bodies['multipart/form-data'] ? badForms() : []),
  ]
  return sent.map(({ wrong, request: { url = first.url, ...request } }, index) => {
    const caller = callers[(index + seed) % callers.length] ?? first
    const headers = { ...request.headers, ...caller.headers }
    const ownUrl = String(url).replace(first.url, caller.url)
    return { wrong, who: caller.who, request: { ...request, method, url: ownUrl, headers } }
  })
}
