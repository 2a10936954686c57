import { Agent, request } from 'node:http'

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

/**
 * Sends a request with as little work as possible, because the client takes CPU from the measured server.
 * @returns the body
 * @throws Error if the status is not 2xx
 */
export async function sendRequest({ url, token, headers, form }: BenchRequest): Promise<string> {
  const sent = {
    authorization: `Bearer ${token}`,
    ...headers,
    ...(form && { 'content-type': form.type, 'content-length': String(form.body.length) }),
  }
  return new Promise((resolve, reject) => {
    const method = form ? 'POST' : 'GET'
    const call = request(url, { agent, method, headers: sent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) resolve(text)
        else reject(new Error(`${method} ${url} returned ${statusCode}: ${text}`))
      })
    })
    call.on('error', reject)
    call.end(form?.body)
  })
}
