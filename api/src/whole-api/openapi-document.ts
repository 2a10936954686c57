import type { RegisteredRoute } from '../testing/route-table.ts'
import type { TestStore } from '../testing/test-store.ts'

/** A JSON schema, as far as bad values are made of it. */
export interface Schema {
  type?: string
  enum?: unknown[]
  pattern?: string
  format?: string
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

/** A text that a request carries outside its body. */
export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: Schema
}

/** What it answers, by status and media type. */
type Responses = Record<string, { content?: Record<string, { schema: Schema }> }>

/** What the OpenAPI document says of one route, and which route that is. */
export interface Operation {
  operationId: string
  parameters: Parameter[]
  responses: Responses
  /** What it takes, by media type; empty when it takes no body. */
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
    if (!route) throw new Error(`${operationId} is in the document and nowhere else`)
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
