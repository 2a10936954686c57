import type { Audience } from '@store/contract/rules/accounts/roles'
import type { InjectOptions } from 'fastify'

/** A request that must be rejected, and what is wrong with it. */
export interface BadRequest {
  wrong: string
  request: InjectOptions
}

/** The parts of a valid request to an operation. */
export interface ValidRequest {
  who: Audience
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
}
