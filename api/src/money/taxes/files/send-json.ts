import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { binaryResponse } from '../../../base/base.ts'

export const JsonFileSchema = binaryResponse('a file for a portal', ['application/json'])

/** Sends a file for a portal, to be saved under its name. */
export function sendJson(reply: FastifyReply, name: string, content: Readable): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    .send(content)
}
