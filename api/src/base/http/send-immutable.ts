import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A public file whose URL depends on its content. */
export interface ImmutableFile {
  /** Identifies the content. */
  key: string
  headers: Record<string, string>
  /** Not called for a client that has the file. */
  open: () => Promise<{ body: Readable; bytes: number }>
}

/** Sends a file that clients may cache for a year (base 3.3). @throws what `open` throws */
export async function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, headers, open }: ImmutableFile,
): Promise<FastifyReply> {
  const etag = `"${key}"`
  const caching = { 'cache-control': 'public, max-age=31536000, immutable', etag }
  if (request.headers['if-none-match']?.includes(etag)) {
    return reply.status(304).headers(caching).send()
  }
  const { body, bytes } = await open()
  return reply.headers({ ...headers, ...caching, 'content-length': bytes }).send(body)
}
