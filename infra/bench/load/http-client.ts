import { Agent, request as open } from 'node:http'
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
  /** True when the response says when to send the same request again: the server, or what it needs, is away for a moment. */
  readonly isPostponed: boolean

  constructor(message: string, isPostponed: boolean) {
    super(message)
    this.name = 'ResponseError'
    this.isPostponed = isPostponed
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
        const { statusCode = 0, headers: received } = answer
        if (statusCode >= 200 && statusCode < 300) return resolve(text)
        const isPostponed = statusCode >= 500 && received['retry-after'] !== undefined
        reject(new ResponseError(`${method} ${url} returned ${statusCode}: ${text}`, isPostponed))
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
