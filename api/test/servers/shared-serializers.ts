import { beforeAll } from '@jest/globals'
import fastify, { type FastifySerializerCompiler } from 'fastify'
import { useEachServer } from './watch-servers.ts'

type Serialize = (data: unknown) => string

/** Started before a test file watches servers, which would see this one. */
const findingCompiler = findDefaultCompiler()
let compile: FastifySerializerCompiler<unknown> | undefined
const serializers = new WeakMap<object, Serialize>()

/** Fastify's own compiler, which a server shows once it has routes. */
async function findDefaultCompiler(): Promise<FastifySerializerCompiler<unknown> | undefined> {
  const server = fastify()
  server.get('/', { schema: { response: { 200: { type: 'null' } } } }, async () => null)
  await server.ready()
  return server.serializerCompiler
}

/** Compiles each response schema once for all servers of a process, because that is most of the work to build the API. */
export function useSharedSerializers(): void {
  beforeAll(async () => {
    compile = await findingCompiler
  })
  useEachServer((server) => {
    server.setSerializerCompiler<object>((route) => {
      const serialize = serializers.get(route.schema) ?? compile?.(route)
      if (!serialize) throw new Error('Fastify does not show its compiler')
      serializers.set(route.schema, serialize)
      return serialize
    })
  })
}
