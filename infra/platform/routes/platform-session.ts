import type { FastifyRequest } from 'fastify'
import type { Session } from '../accounts/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user's session, set on every route behind the sign-in. */
    platformSession: Session | undefined
  }
}

/** @throws on a route that is not behind the sign-in */
export function requireSession({ platformSession }: FastifyRequest): Session {
  if (platformSession === undefined) throw new Error('Nobody is signed in')
  return platformSession
}
