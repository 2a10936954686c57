import { clientNetwork } from '@store/contract/rules/network/client-network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isEqualSignature, type Session } from '../accounts/sessions.ts'
import type { Credentials, SignIn } from '../accounts/sign-in.ts'
import { problemView } from '../views/confirm-view.ts'
import { signInView } from '../views/sign-in-view.ts'
import { readCookie, setCookie } from './session-cookie.ts'

const maxFieldLength = 200
const CredentialsSchema = Type.Union([
  Type.Object({ code: Type.String({ maxLength: maxFieldLength }) }),
  Type.Object({
    name: Type.String({ maxLength: maxFieldLength }),
    password: Type.String({ maxLength: maxFieldLength }),
    otp: Type.Optional(Type.String({ maxLength: maxFieldLength })),
  }),
])

/** GET and POST /sign-in, POST /sign-out. */
export function registerSessionRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.get('/sign-in', async (request, reply) => {
    if (await signIn.sessions.find(readCookie(request))) return reply.redirect('/', 303)
    const { code } = Object(request.query)
    return signInView(typeof code === 'string' ? { code } : {})
  })
  app.post('/sign-in', async (request, reply) => {
    if (isCrossSite(request)) return reply.status(403).send(foreignFormView())
    const credentials = parseCredentials(request)
    if (credentials === undefined) return reply.status(400).send(signInView({}))
    const outcome = await signIn.try(credentials, clientNetwork(request.ip))
    if (outcome.is === 'in') {
      setCookie(request, reply, outcome.cookie)
      return reply.redirect('/', 303)
    }
    const name = 'name' in credentials ? credentials.name : undefined
    if (outcome.is === 'throttled') void reply.header('retry-after', outcome.seconds)
    void reply.status(outcome.is === 'throttled' ? 429 : 401)
    return signInView({ name, problem: outcome.message })
  })
  app.post('/sign-out', async (request, reply) => {
    const session = await signIn.sessions.find(readCookie(request))
    if (session && !hasFormToken(request, session)) {
      return reply.status(403).send(foreignFormView())
    }
    await signIn.sessions.end(readCookie(request))
    setCookie(request, reply, '')
    return reply.redirect('/sign-in', 303)
  })
}

/** Whether a form contains the token of its session. */
export function hasFormToken(request: FastifyRequest, { formToken }: Session): boolean {
  const given: unknown = Object(request.body).formToken
  return typeof given === 'string' && isEqualSignature(given, formToken) && !isCrossSite(request)
}

/** Whether a browser reports a request as cross-site. Requests without these headers do not come from browsers. */
function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}

/** The response to a form that another site has sent. */
export function foreignFormView() {
  return problemView(
    'This form is not ours',
    'Nothing was changed. Open the page again and repeat it.',
  )
}

function parseCredentials({ body }: FastifyRequest): Credentials | undefined {
  return Value.Check(CredentialsSchema, body) ? body : undefined
}
