import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMs } from '../accounts/sessions.ts'

const name = 'platform'

/** @returns the unverified session cookie of a request */
export function readCookie(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Sets the session cookie, inaccessible to scripts and to other sites. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const seconds = value === '' ? 0 : sessionMs / 1000
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const rules = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
  void reply.header('set-cookie', `${name}=${value}; ${rules}`)
}
