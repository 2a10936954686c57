import type { RegisteredRoute } from '../route-table.ts'
import type { TestStore } from '../test-store.ts'

/** A JSON schema: the keywords that bad values are derived from. */
export interface Schema {
  type?: string
  enum?: unknown[]
  pattern?: string
  format?: string
  'x-text'?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
}

/** A parameter in the path, the query or a header. */
export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: Schema
}

/** The responses of an operation by status and media type. */
type Responses = Record<string, { content?: Record<string, { schema: Schema }> }>

/** An operation of the OpenAPI document and its route. */
export interface Operation {
  operationId: string
  parameters: Parameter[]
  responses: Responses
  /** Schemas of the request body by media type; empty without a body. */
  bodies: Record<string, Schema>
  route: RegisteredRoute
}

interface WrittenOperation {
  operationId: string
  responses: Responses
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The operations of the document at /api/openapi.json, each with its route. */
export async function readOperations(
  { app }: Pick<TestStore, 'app'>,
  routes: readonly RegisteredRoute[],
): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, WrittenOperation>>
  }>()
  const written = Object.values(paths).flatMap((methods) => Object.values(methods))
  return written.map(({ operationId, parameters = [], requestBody, responses }) => {
    const route = routes.find(({ operation }) => operation === operationId)
    if (!route) throw new Error(`${operationId} is documented but has no route`)
    const bodies = Object.entries(requestBody?.content ?? {})
    return {
      operationId,
      parameters,
      responses,
      bodies: Object.fromEntries(bodies.map(([type, { schema }]) => [type, schema])),
      route,
    }
  })
}
