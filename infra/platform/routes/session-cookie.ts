import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMs } from '../accounts/sessions.ts'

const name = 'platform'

/** @returns the session's cookie of a request, whatever it holds */
export function readCookie(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Keeps a session in the browser: out of reach of scripts and of other sites. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const seconds = value === '' ? 0 : sessionMs / 1000
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const rules = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
  void reply.header('set-cookie', `${name}=${value}; ${rules}`)
}
