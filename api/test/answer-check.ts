import { Readable } from 'node:stream'
import { afterEach, expect } from '@jest/globals'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { useEachServer } from './servers/watch-servers.ts'

/** The description of one response in the OpenAPI document: its body by media type, or no body. */
interface DocumentedAnswer {
  content?: Record<string, { schema: object }>
}

type Operations = Record<string, { responses: Record<string, DocumentedAnswer> }>

interface Answer {
  /** `GET /api/orders/:id` */
  route: string
  status: number
  mediaType: string
  payload: unknown
}

/** Forbids fields that the document does not name, because they would stay unchecked. */
function closed(schema: object): object {
  if (Array.isArray(schema)) return schema.map(closedInside)
  const inside = Object.entries(schema).map(([key, value]) => [key, closedInside(value)])
  const isOpen = 'properties' in schema && !('additionalProperties' in schema)
  return { ...Object.fromEntries(inside), ...(isOpen && { additionalProperties: false }) }
}

function closedInside(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? closed(value) : value
}

/** Compares responses with an OpenAPI document. */
class AnswerCheck {
  readonly #paths: Record<string, Operations>
  // Most checks run a few times only: optimising their code takes longer.
  readonly #ajv = new Ajv2020({ strict: false, code: { optimize: false } })
  readonly #compiled = new Map<object, ValidateFunction>()

  constructor(document: { paths?: object }) {
    this.#paths = { ...document.paths }
    ajvFormats.default(this.#ajv)
  }

  /** The difference between a response and the document; undefined when they match. */
  findFault({ route, status, mediaType, payload }: Answer): string | undefined {
    const [method = '', path = ''] = route.split(' ')
    const operation = this.#paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!operation) return undefined
    const { responses } = operation
    const documented = responses[status] ?? responses[`${String(status)[0]}XX`]
    if (!documented) return `${route} answered ${status}, which is not in its document`
    // Fastify sends no body with these, even when a handler returns one; a redirect needs none.
    const isBodiless = status === 204 || status === 304 || (status === 303 && !payload)
    if (isBodiless) return undefined
    if (!documented.content) return `${route} ${status} has a body, which is not in its document`
    const media = documented.content[mediaType]
    if (!media) return `${route} ${status} is ${mediaType}, which is not in its document`
    // A file that is sent while it is made is not read here.
    if (mediaType !== 'application/json' || payload instanceof Readable) return undefined
    const check = this.#checkOf(media.schema)
    if (check(JSON.parse(String(payload)))) return undefined
    return `${route} ${status} is not as its document says: ${this.#ajv.errorsText(check.errors)}`
  }

  #checkOf(schema: object): ValidateFunction {
    const compiled = this.#compiled.get(schema) ?? this.#ajv.compile(closed(schema))
    this.#compiled.set(schema, compiled)
    return compiled
  }
}

/** By the routes of a server: the document depends on nothing else, and takes long to generate. */
const checks = new Map<string, AnswerCheck>()

function checkOf(routes: readonly string[], server: FastifyInstance): AnswerCheck {
  const key = routes.join()
  const check = checks.get(key) ?? new AnswerCheck(server.swagger())
  checks.set(key, check)
  return check
}

function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url}`
}

function mediaTypeOf(reply: FastifyReply): string {
  return String(reply.getHeader('content-type')).split(';')[0] ?? ''
}

/**
 * Compares every response in a test file with the OpenAPI document: an unknown status, media type or shape fails the
 * test that received it.
 */
export function useAnswerCheck(): void {
  const faults = new Set<string>()

  function watch(server: FastifyInstance): void {
    const routes: string[] = []
    server.addHook('onRoute', ({ method, url }) => {
      routes.push(`${method} ${url}`)
    })
    let check: AnswerCheck | undefined
    const note = (answer: Answer) => {
      check ??= checkOf(routes, server)
      const fault = check.findFault(answer)
      if (fault) faults.add(fault)
    }
    server.addHook('onSend', async (request, reply, payload) => {
      if (request.is404 || request.method === 'HEAD') return
      const { statusCode: status } = reply
      note({ route: routeOf(request), status, mediaType: mediaTypeOf(reply), payload })
    })
    // The status may still change: the ETag can turn it into 304.
    server.addHook('onResponse', async (request, { statusCode: status }) => {
      if (status === 304) note({ route: routeOf(request), status, mediaType: '', payload: '' })
    })
  }

  useEachServer(watch)
  afterEach(() => {
    const found = [...faults]
    faults.clear()
    expect(found).toEqual([])
  })
}
