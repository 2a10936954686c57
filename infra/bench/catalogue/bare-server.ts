import fastify from 'fastify'

/** The ceiling of the catalogue benchmarks: a bare Fastify that sends stored bytes by URL. */
const responses = new Map<string, Buffer>()
const app = fastify()
app.get('/*', (request, reply) => {
  void reply.type('application/json; charset=utf-8').send(responses.get(request.url))
})
process.on('message', (received: [string, Uint8Array][]) => {
  responses.clear()
  for (const [address, bytes] of received) responses.set(address, Buffer.from(bytes))
  process.send?.({ type: 'filled' })
})
process.once('disconnect', () => process.exit())
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : undefined })
