import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import {
  apiTokenPrefix,
  apiTokenScopeNames,
  apiTokenScopes,
} from '@store/contract/rules/accounts/api-tokens'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { TypedApp } from '../typed-app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields of a multipart form, for OpenAPI only: the feature parses the form itself. */
    form?: TSchema
  }
}

/** Turns `placeManualOrder` into `Place manual order`. */
function summaryOf(operation: string): string {
  const words = operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Who may call a route, by the scheme of the token; a route with a scope takes that of a session or of a program. */
function securityOf({ access, tokenScope }: FastifyContextConfig): object {
  if (access === 'public') return {}
  const session = { [access === 'platform' ? access : 'bearer']: [] }
  return { security: tokenScope ? [session, { apiToken: [tokenScope] }] : [session] }
}

/** Groups operations by the first segment of their path. */
function tagOf(url: string): string {
  return url.split('/')[2] ?? ''
}

const unchanged = Type.Null({ description: 'nothing has changed since the ETag that was sent' })
const errorResponse = { ...ErrorBodySchema, description: 'why the request was refused' }
const unexpected = {
  ...ErrorBodySchema,
  description:
    'a fault of ours; x-request-id names it. 503 says in Retry-After when to send the same request again',
}

/** Adds what the schemas of a route lack: operation id, security, form and the responses common to all routes. */
function describeOperation(
  schema: FastifySchema,
  route: { url: string; isRead: boolean; config: FastifyContextConfig },
): FastifySchema {
  const { operation, form } = route.config
  const response: object = schema.response ?? {}
  return {
    tags: [tagOf(route.url)],
    ...securityOf(route.config),
    ...schema,
    ...(operation && { operationId: operation, summary: summaryOf(operation) }),
    ...(form && { consumes: ['multipart/form-data'], body: form }),
    response: {
      ...(route.isRead && { 304: unchanged }),
      '4xx': errorResponse,
      '5xx': unexpected,
      ...response,
    },
  }
}

const scopeTexts = apiTokenScopes.map((scope) => `\`${scope}\`: ${apiTokenScopeNames[scope]}.`)

const apiTokenText = [
  'for programs of accountants, which a superadmin makes in the back office with scopes and a last day.',
  'It opens the operations that name one of its scopes, and no other one:',
  ...scopeTexts,
  'An unknown, expired or revoked token is 401 `token_invalid`, another operation 403 `token_scope`.',
].join(' ')

/** Options of the document at /api/openapi.json, which is generated from the validation schemas. */
export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Store API',
      version: '1.0.0',
      description:
        'Money is rupees with at most two decimals. Dates are ISO 8601 in UTC. Every error answer is ' +
        '`{ code, message }`, with `errors` where single fields are at fault: `code` is for programs and ' +
        'stays the same, `message` is for people.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${apiTokenPrefix}…`,
          description: apiTokenText,
        },
        platform: { type: 'http', scheme: 'bearer', description: 'PLATFORM_TOKEN of the API' },
        ticket: {
          type: 'apiKey',
          in: 'query',
          name: 'ticket',
          description: 'of POST /events/ticket, for readers that cannot send a header',
        },
      },
    },
  },
  transform: ({ schema, url, route }) => {
    const isRead = [route.method].flat().includes('GET')
    return {
      schema: describeOperation(schema, { url, isRead, config: route.config ?? {} }),
      url,
    }
  },
}

/** GET /openapi.json (base 1.12), in the order of the alphabet: that in which routes are registered may change. */
export function registerOpenApi(app: TypedApp): void {
  app.get(
    '/openapi.json',
    { config: { access: 'public', operation: 'readOpenApi' }, schema: { hide: true } },
    async () => {
      const document = app.swagger()
      const paths = Object.entries(document.paths ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
      return { ...document, paths: Object.fromEntries(paths) }
    },
  )
}
