import fc from 'fast-check'
import type { Operation, Parameter, Schema } from '../openapi-document.ts'
import type { BadRequest, ValidRequest } from './bad-request.ts'

/** Ids of no record; each is one segment of a path. */
const badIds = [
  '01JD0000000000000000000000',
  '0',
  '-1',
  'null',
  '%00',
  'a%00b',
  '..%2F..%2F..%2Fetc%2Fpasswd',
  "'%20OR%20'1'%3D'1",
  '%F0%9F%A7%BE',
  '%EF%BF%BD%EF%BF%BF',
  'e%CC%81%CC%81%CC%81',
  '%E0%A4%A',
  '%C0%80',
  'x'.repeat(41),
  'x'.repeat(2_000),
  '__proto__',
  '%5Bobject%20Object%5D',
  '%7B%22%24gt%22%3A%22%22%7D',
]

const badNumbers = [
  'abc',
  '1.5',
  '-1',
  '0',
  'NaN',
  'Infinity',
  '1e999',
  '99999999999999999999',
  '1;2',
  '١',
]

const strange = ['no such thing', '\u0000', '2026-13-45', '🧾']

/** Texts that a parameter rejects; none if it accepts every text. */
function badTexts({ type, enum: words, pattern, format, ...limits }: Schema): string[] {
  const { minimum, maxLength } = limits
  if (type === 'integer' || type === 'number') {
    return badNumbers.filter((text) => text !== '0' || minimum !== 0)
  }
  if (type === 'boolean') return ['maybe', '2', 'TRUE', '[]']
  const misses = (text: string) => !pattern || !new RegExp(pattern).test(text)
  const bound = words || pattern || format ? strange.filter(misses) : []
  const long =
    maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '🧾'.repeat(maxLength + 1)]
  return [...bound, ...long]
}

function badQueries(parameter: Parameter, { url, body }: ValidRequest): BadRequest[] {
  const { name, schema } = parameter
  const texts = badTexts(schema)
  const isBound = texts.length > 0
  const valid = schema.enum ? String(schema.enum[0]) : '1'
  const written = texts.map((text) => `${name}=${encodeURIComponent(text)}`)
  const all = isBound ? [...written, `${name}=${valid}&${name}=${valid}`] : []
  return all.map((query) => ({
    wrong: `?${query.slice(0, 60)}`,
    request: { url: `${url}?${query}`, ...(Object.keys(body).length > 0 && { payload: body }) },
  }))
}

function badHeaders({ name, schema }: Parameter): BadRequest[] {
  return ['x'.repeat((schema.maxLength ?? 0) + 1), 'two words', '\u00e9'].map((value) => ({
    wrong: `${name}: ${value.slice(0, 20)}`,
    request: { headers: { [name]: value } },
  }))
}

const strangeIds = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })

function badPaths({ route }: Operation, { url, body }: ValidRequest, seed: number): BadRequest[] {
  const place = route.path.split('/').findIndex((segment) => segment.startsWith(':'))
  if (place < 0) return []
  const drawn = fc.sample(strangeIds, { seed, numRuns: 4 })
  const strange = drawn.map((text) => encodeURIComponent(text))
  return [...badIds, ...strange]
    .filter((id) => !/^\.{1,2}$|^\.+$/.test(id))
    .map((id) => ({
      wrong: `the id ${id.slice(0, 40)}`,
      request: {
        url: url
          .split('/')
          .map((segment, at) => (at === place ? id : segment))
          .join('/'),
        ...(Object.keys(body).length > 0 && { payload: body }),
      },
    }))
}

/** Requests with invalid paths, queries or headers: unknown ids, texts of another type, repeated parameters. */
export function badAddresses(
  operation: Operation,
  valid: ValidRequest,
  seed: number,
): BadRequest[] {
  const { parameters } = operation
  return [
    ...badPaths(operation, valid, seed),
    ...parameters.filter((one) => one.in === 'query').flatMap((one) => badQueries(one, valid)),
    ...parameters.filter((one) => one.in === 'header').flatMap(badHeaders),
  ]
}
