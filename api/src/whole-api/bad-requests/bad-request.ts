import type { Audience } from '@store/contract/rules/accounts/roles'
import type { InjectOptions } from 'fastify'

/** A request that nobody may be given a good answer to, and what is wrong with it. */
export interface BadRequest {
  wrong: string
  request: InjectOptions
}

/** What a good request to an operation would be made of. */
export interface GoodRequest {
  who: Audience
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
}
