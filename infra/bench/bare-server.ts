import fastify from 'fastify'

/** The ceiling of the catalogue: a bare Fastify that sends bytes it was given, by address. */
const answers = new Map<string, Buffer>()
const app = fastify()
app.get('/*', (request, reply) => {
  void reply.type('application/json; charset=utf-8').send(answers.get(request.url))
})
process.on('message', (given: [string, Uint8Array][]) => {
  answers.clear()
  for (const [address, bytes] of given) answers.set(address, Buffer.from(bytes))
  process.send?.({ type: 'filled' })
})
process.once('disconnect', () => process.exit())
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : undefined })
