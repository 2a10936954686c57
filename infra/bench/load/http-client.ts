import { Agent, type IncomingMessage, request as open } from 'node:http'
import { systemCode } from '../../processes/command-error.ts'

const agent = new Agent({ keepAlive: true })

/** An encoded form. */
export type EncodedForm = { type: string; body: Buffer }

/** A POST request if it has a form, otherwise GET. */
export type BenchRequest = {
  url: string
  token: string
  headers?: Record<string, string>
  form?: EncodedForm
}

/** Encodes a form before the measurement. */
export async function encodeForm(form: FormData): Promise<EncodedForm> {
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { type, body: Buffer.from(await encoded.arrayBuffer()) }
}

/** The status is not 2xx. */
export class ResponseError extends Error {
  /** When to send the same request again, in ms: what `Retry-After` says. */
  readonly retryAfterMs: number | undefined
  /** True when the server, or what it needs, is away for a moment and says when to ask again. */
  readonly isPostponed: boolean

  constructor(message: string, { statusCode, headers }: IncomingMessage) {
    super(message)
    this.name = 'ResponseError'
    const seconds = headers['retry-after']
    this.retryAfterMs = seconds === undefined ? undefined : Number(seconds) * 1000
    this.isPostponed = Number(statusCode) >= 500 && seconds !== undefined
  }
}

/**
 * Sends a request with as little work as possible, because the client takes CPU from the measured server. As in a
 * browser, a kept connection that the server has just closed is replaced.
 * @returns the body
 * @throws ResponseError if the status is not 2xx
 */
export async function sendRequest(request: BenchRequest): Promise<string> {
  const { url, token, headers, form } = request
  const sent = {
    authorization: `Bearer ${token}`,
    ...headers,
    ...(form && { 'content-type': form.type, 'content-length': String(form.body.length) }),
  }
  return new Promise((resolve, reject) => {
    const method = form ? 'POST' : 'GET'
    const call = open(url, { agent, method, headers: sent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) return resolve(text)
        reject(new ResponseError(`${method} ${url} returned ${statusCode}: ${text}`, answer))
      })
    })
    call.on('error', (error) => {
      const isClosed = call.reusedSocket && systemCode(error) === 'ECONNRESET'
      if (isClosed) sendRequest(request).then(resolve, reject)
      else reject(error)
    })
    call.end(form?.body)
  })
}
