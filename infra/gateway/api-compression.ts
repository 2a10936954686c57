import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

/** As much of a reply as this takes, whatever server stands behind it. */
interface Headers {
  getHeader: (name: string) => unknown
  header: (name: string, value: string) => unknown
  removeHeader: (name: string) => unknown
}

/** Below one packet compressing saves nobody anything, in bytes. */
const minCompressedBytes = 1_400

/**
 * The body of an answer of the API, compressed for who can read it: a page of the shop is 50 KB of JSON
 * and a sixth of that compressed. Event streams, files and pictures flow through as they are.
 */
export function compressResponse(
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: Headers,
  response: { stream: unknown },
): unknown {
  const { stream } = response
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const length = Number(reply.getHeader('content-length') ?? minCompressedBytes)
  const isJson = /^application\/(.*\+)?json/.test(String(reply.getHeader('content-type') ?? ''))
  const isPlain = reply.getHeader('content-encoding') === undefined
  if (!isJson || !isPlain || length < minCompressedBytes || !(stream instanceof Readable))
    return stream
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name))
  if (encoding === undefined || request.method === 'HEAD') return stream
  void reply.header('content-encoding', encoding)
  void reply.removeHeader('content-length')
  const encoder = encoding === 'br' ? createBrotliCompress(fastBrotli) : createGzip()
  stream.once('error', (fault) => encoder.destroy(fault))
  return stream.pipe(encoder)
}

/** Quality 4 costs a millisecond for a page of the shop. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
