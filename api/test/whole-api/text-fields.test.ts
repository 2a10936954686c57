import { expect, it } from '@jest/globals'
import { controlCharacters, oneLine, pageInName } from '@store/contract/rules/messages'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { useRouteTable } from '../route-table.ts'
import { useTestStore } from '../test-store.ts'
import { type Operation, readOperations, type Schema } from './openapi-document.ts'
import { createSampleRequests } from './sample-requests.ts'

const routes = useRouteTable()
const store = useTestStore({
  environment: { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'of these tests' },
})
const hidden = ['a\u0000b', 'a\u202eb']
const boundary = 'textfieldboundary'

/** The paths of all texts in a body, such as `lines.0.modelNo`. */
function textPathsOf(schema: Schema, path: readonly string[] = []): string[] {
  if (schema.type === 'string' && schema.format !== 'binary') return [path.join('.')]
  const inner = Object.entries(schema.properties ?? {})
  return [
    ...inner.flatMap(([name, property]) => textPathsOf(property, [...path, name])),
    ...(schema.items ? textPathsOf(schema.items, [...path, '0']) : []),
    ...(schema.anyOf ?? []).flatMap((choice) => textPathsOf(choice, path)),
  ]
}

/** A body that contains only one text. */
function bodyWith(path: string, text: string): unknown {
  return path
    .split('.')
    .reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), text)
}

function formWith(name: string, text: string): InjectOptions {
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${part}--${boundary}--\r\n`,
  }
}

/** Requests with control characters in each text that an operation accepts, and the field that the answer names. */
function requestsWithHiddenCharacters({ bodies, parameters }: Operation, url: string) {
  const json = bodies['application/json']
  const form = bodies['multipart/form-data']
  const queries = parameters.filter(
    ({ in: place, schema }) => place === 'query' && schema.type === 'string',
  )
  return hidden.flatMap((text) => [
    ...(json ? textPathsOf(json) : []).map((path) => ({
      field: path,
      request: { url, payload: bodyWith(path, text) as object },
    })),
    ...(form ? textPathsOf(form) : []).map((field) => ({
      field,
      request: { url, ...formWith(field, text) },
    })),
    ...queries.map(({ name: field }) => ({
      field,
      request: { url: `${url}?${field}=${encodeURIComponent(text)}` },
    })),
  ])
}

function namedBy(answer: LightMyRequestResponse): unknown {
  const { message, errors } = answer.json<ErrorBody>()
  return [answer.statusCode, message, errors?.[0]?.field]
}

it('no text of a body, a form or a query takes control characters, and the answer names its field', async () => {
  const samples = await createSampleRequests(store)
  let sent = 0
  for (const operation of await readOperations(store, routes)) {
    const { access } = operation.route
    if (access === 'platform') continue
    const who = Array.isArray(access) ? access[0] : access === 'public' ? 'visitor' : 'enduser'
    const { url, headers } = samples.validRequest({ ...operation, bodies: {} }, who ?? 'superadmin')
    for (const { field, request } of requestsWithHiddenCharacters(operation, url)) {
      sent += 1
      const method = operation.route.method as 'POST'
      const merged: InjectOptions = request
      const answer = await store.app.inject({
        ...merged,
        method,
        headers: { ...headers, ...merged.headers },
      })
      expect([operation.operationId, ...[namedBy(answer)]]).toEqual([
        operation.operationId,
        [400, controlCharacters, field],
      ])
    }
  }
  expect(sent).toBeGreaterThan(150)
})

it('no JSON inside a form takes them, and no name of a file', async () => {
  const samples = await createSampleRequests(store)
  const operations = await readOperations(store, routes)
  const place = operations.find(({ operationId }) => operationId === 'placeManualOrder')
  if (!place) throw new Error('no order can be placed')
  const { url, headers } = samples.validRequest(place, 'enduser')
  const send = async (request: InjectOptions) => {
    const all = { ...headers, ...request.headers }
    return namedBy(await store.app.inject({ method: 'POST', url, ...request, headers: all }))
  }
  const data = JSON.stringify({ shippingInfo: { fullName: hidden[0] } })
  expect(await send(formWith('data', data))).toEqual([
    400,
    controlCharacters,
    'shippingInfo.fullName',
  ])
  const named = formWith(`paymentProof"; filename="a\u202egpj.exe`, 'x')
  expect(await send(named)).toEqual([400, controlCharacters, 'paymentProof'])
})

/** Texts that people write on several lines, or that nobody shows; what is added here is in no subject and no greeting. */
const severalLines = [
  'address',
  'advice',
  'answer',
  'buyerNote',
  'columns',
  'comment',
  'companyAddress',
  'consequences',
  'currentPassword',
  'description',
  'happened',
  'list',
  'mapping',
  'measures',
  'message',
  'newPassword',
  'note',
  'officeAddress',
  'options',
  'password',
  'reason',
  'replaces',
  'residenceAddress',
  'seen',
  'shown',
  'wish',
]

/** The texts of a body that are neither bound by their schema nor of a kind. */
function openTextsOf(schema: Schema, path: readonly string[] = []): string[] {
  const isBound = schema.enum || schema.pattern || schema.format || schema['x-text']
  if (schema.type === 'string') return isBound ? [] : [path.join('.')]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      openTextsOf(property, [...path, name]),
    ),
    ...(schema.items ? openTextsOf(schema.items, [...path, '0']) : []),
    ...(schema.anyOf ?? []).flatMap((choice) => openTextsOf(choice, path)),
  ]
}

/** The kind of a text; of a choice of schemas the one of its text. */
function kindOf(schema: Schema, path: string): string | undefined {
  const at = path
    .split('.')
    .reduce<Schema | undefined>(
      (inner, key) => (key === '0' ? inner?.items : inner?.properties?.[key]),
      schema,
    )
  const choices = at?.anyOf ?? (at ? [at] : [])
  return choices.find((choice) => choice['x-text'])?.['x-text']
}

/** A request that contains only one text, in a body or in a field of a form, and the field that a refusal names. */
function requestWith(type: string, path: string, text: string) {
  if (type === 'application/json') {
    return { field: path, request: { payload: bodyWith(path, text) as object } as InjectOptions }
  }
  const [name = '', ...inner] = path.split('.')
  const sent = inner.length === 0 ? text : JSON.stringify(bodyWith(inner.join('.'), text))
  // `data` is the body of the form: its fields are known without it.
  return { field: path.replace(/^data\./, ''), request: formWith(name, sent) }
}

/** What a text of a kind must not be, and how the answer says so. */
function triesOf(kind: string | undefined): [text: string, message: string][] {
  return [
    ...(kind ? ([['one\r\nBcc: all@example.in', oneLine]] as [string, string][]) : []),
    ...(kind === 'name' ? ([['Prize at www.evil.example', pageInName]] as [string, string][]) : []),
  ]
}

it('each text of a body or a form is on one line unless it is written on several, and a name holds no address of a page', async () => {
  const samples = await createSampleRequests(store)
  const open: string[] = []
  const sent: Record<string, number> = {}
  for (const operation of await readOperations(store, routes)) {
    const { access, method } = operation.route
    if (access === 'platform') continue
    const who = Array.isArray(access) ? access[0] : access === 'public' ? 'visitor' : 'enduser'
    const { url, headers } = samples.validRequest({ ...operation, bodies: {} }, who ?? 'superadmin')
    for (const type of ['application/json', 'multipart/form-data']) {
      const schema = operation.bodies[type]
      if (!schema) continue
      open.push(...openTextsOf(schema).map((path) => `${operation.operationId} ${path}`))
      for (const path of new Set(textPathsOf(schema))) {
        for (const [text, message] of triesOf(kindOf(schema, path))) {
          sent[type] = (sent[type] ?? 0) + 1
          const { field, request } = requestWith(type, path, text)
          const answer = await store.app.inject({
            ...request,
            method: method as 'POST',
            url,
            headers: { ...headers, ...request.headers },
          })
          expect([operation.operationId, ...[namedBy(answer)]]).toEqual([
            operation.operationId,
            [400, message, field],
          ])
        }
      }
    }
  }
  expect([...new Set(open.map((each) => each.split(/[ .]/).at(-1)))].sort()).toEqual(severalLines)
  expect(sent['application/json']).toBeGreaterThan(100)
  expect(sent['multipart/form-data']).toBeGreaterThan(20)
})
