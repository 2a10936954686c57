import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { registerDraining } from './draining.ts'

const app = fastify({ return503OnClosing: false })
const draining = new AbortController()
let origin = ''
beforeAll(async () => {
  registerDraining(app, draining.signal)
  app.get('/', async () => 'served')
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => app.close())

async function ask(): Promise<(string | null)[]> {
  const response = await fetch(origin)
  return [await response.text(), response.headers.get('connection')]
}

it('keeps connections until the instance drains, then serves each request on its last one', async () => {
  const before = await ask()
  draining.abort()
  expect([before, await ask()]).toEqual([
    ['served', 'keep-alive'],
    ['served', 'close'],
  ])
})
