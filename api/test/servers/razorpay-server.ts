import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

/** A loopback server that responds as Razorpay's Orders API does. */
export interface TestRazorpay {
  url: string
  /** The requests, in order. */
  asked: { amount: number; currency: string; receipt: string }[]
  /** Runs before the next response: events that happen while somebody waits. */
  meanwhile: (() => Promise<void>) | undefined
  /** The status of the next response, 200 by default. */
  nextStatus: number
  /** The payments of each order of the gateway, as its list of payments reports them. */
  payments: Map<string, { id: string; amount: number; status: string }[]>
  /** The gateway's response to the browser of a person who has paid. */
  pay(orderId: string): { orderId: string; paymentId: string; signature: string }
  close(): Promise<void>
}

export const razorpayKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'gateway secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
}

/** The webhook request of Razorpay's server after a payment, with its signature. */
export function webhookOf(entity: object, event = 'payment.captured') {
  const body = JSON.stringify({ event, payload: { payment: { entity } } })
  const secret = razorpayKeys.RAZORPAY_WEBHOOK_SECRET
  return { body, signature: createHmac('sha256', secret).update(body).digest('hex') }
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Starts it; only requests with the keys of {@link razorpayKeys} may open an order. */
export async function startRazorpay(): Promise<TestRazorpay> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret } = razorpayKeys
  const expected = `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`
  let opened = 0
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const serve = async () => {
      const listed = /^\/v1\/orders\/(\w+)\/payments$/.exec(request.url ?? '')?.[1]
      const isGet = request.method === 'GET'
      const body = isGet ? undefined : await readBody(request)
      await gateway.meanwhile?.()
      const isKnown =
        request.headers.authorization === expected &&
        (isGet ? listed !== undefined : request.url === '/v1/orders')
      const status = isKnown ? gateway.nextStatus : 401
      gateway.nextStatus = 200
      if (status !== 200) return answer(status, { error: { code: 'SERVER_ERROR' } })
      if (isGet) return answer(200, { items: gateway.payments.get(listed ?? '') ?? [] })
      gateway.asked.push(body)
      opened += 1
      const id = `order_${opened}`
      return answer(200, { id, entity: 'order', ...body, status: 'created', attempts: 0 })
    }
    serve().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const gateway: TestRazorpay = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked: [],
    meanwhile: undefined,
    nextStatus: 200,
    payments: new Map(),
    pay(orderId) {
      const paymentId = `pay_of_${orderId}`
      const signature = createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex')
      return { orderId, paymentId, signature }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return gateway
}
