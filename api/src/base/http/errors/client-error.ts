import type { Socket } from 'node:net'
import type { ErrorCode } from '@store/contract/rules/error-codes'
import * as messages from '@store/contract/rules/messages'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { securityHeaders } from '../security-headers.ts'

interface ClientErrorAnswer {
  status: string
  code: ErrorCode
  message: string
}

const answers: Readonly<Record<string, ClientErrorAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request_timeout',
    message: messages.unexpected,
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too_large',
    message: 'That is too large.',
  },
}
const unreadable: ClientErrorAnswer = {
  status: '400 Bad Request',
  code: 'invalid_input',
  message: 'This request cannot be read.',
}

/** Answers malformed HTTP and timed-out requests, for which Fastify has no request yet, with the usual error body. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code, message } = answers[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ code, message } satisfies ErrorBody)
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
