import type { Socket } from 'node:net'
import * as messages from '@store/contract/rules/messages'
import { securityHeaders } from '../security-headers.ts'

const answers: Readonly<Record<string, { status: string; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: messages.unexpected },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'That is too large.',
  },
}
const unreadable = { status: '400 Bad Request', message: 'This request cannot be read.' }

/** Answers malformed HTTP and timed-out requests, for which Fastify has no request yet, with the usual error body. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, message } = answers[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ message })
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
  socket.destroySoon()
}
