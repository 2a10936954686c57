import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** What to ask; POST with a form, otherwise GET. */
export type BenchRequest = {
  url: string
  token: string
  headers?: Record<string, string>
  form?: { type: string; body: Buffer }
}

/**
 * Asks the API, with as little work here as can be, for the one who measures takes CPU from what is measured.
 * @throws Error for an answer that is none of the 2xx
 */
export async function ask({ url, token, headers, form }: BenchRequest): Promise<string> {
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
        else reject(new Error(`${method} ${url} answers ${statusCode}: ${text}`))
      })
    })
    call.on('error', reject)
    call.end(form?.body)
  })
}
