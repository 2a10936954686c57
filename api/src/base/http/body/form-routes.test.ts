import { expect, it } from '@jest/globals'
import fastify from 'fastify'
import { Type } from 'typebox'
import type { TypedApp } from '../typed-app.ts'
import { registerFormRoutes, requireFormRoutes } from './form-routes.ts'

const config = { form: Type.Object({ name: Type.String() }) }

function startApp(): TypedApp {
  const app: TypedApp = fastify()
  requireFormRoutes(app)
  return app
}

it('a route with a form that nothing would parse stops the start', () => {
  const register = () => startApp().post('/teas', { config }, async () => ({}))
  expect(register).toThrow('/teas takes a form: it needs registerFormRoutes')
})

it('a route that is registered for forms takes them', async () => {
  const app = startApp()
  registerFormRoutes(app, (forms) => {
    forms.post('/teas', { config }, async (request) => ({ isForm: request.isMultipart() }))
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/teas',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b--\r\n',
  })
  expect(answer.json()).toEqual({ isForm: true })
})
