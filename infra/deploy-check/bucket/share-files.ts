import { equal, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Order } from '@store/contract/schemas/orders/orders'
import sharp from 'sharp'
import { encodeForm } from '../../bench/load/http-client.ts'
import { makeOrderForm } from '../../bench/orders/order-form.ts'

/** A live event arrives within seconds. */
const eventWithinMs = 15_000

type Instances = { here: string; there: string }
/** Their tokens. */
type People = { admin: string; buyer: string }

/**
 * One instance of the API receives a picture, a proof and a bill; the other one serves them, and both tell the buyer of
 * the order at once.
 * @throws AssertionError where one does not
 */
export async function shareFiles({ here, there }: Instances, people: People): Promise<void> {
  const { admin, buyer } = people
  const product: Product = await readJson(
    ask(`${here}/api/products`, { token: admin, form: await productForm() }),
  )
  const [picture = ''] = product.images
  const shown = await readBytes(ask(`${there}${picture}`))
  ok(shown.length > 0 && shown.equals(await readBytes(ask(`${here}${picture}`))))

  const line = { productId: product._id, quantity: 1 }
  await ask(`${here}/api/cart/add`, { token: buyer, json: line })
  const streams = await Promise.all([here, there].map((origin) => openEvents(origin, buyer)))
  const form = await makeOrderForm()
  const { order }: { order: Order } = await readJson(
    ask(`${here}/api/orders/manual`, { token: buyer, form }),
  )
  for (const stream of streams) await stream.waitFor(`order-changed\ndata: {"_id":"${order._id}"}`)

  const seen = async (): Promise<Order> =>
    readJson(ask(`${there}/api/orders/${order._id}`, { token: buyer }))
  const proof = await readBytes(ask(`${there}${(await seen()).paymentProof}`))
  ok(proof.length > 0 && form.body.includes(proof))
  const bill = new FormData()
  bill.set('billPdf', new File([new Uint8Array(proof)], 'bill.pdf', { type: 'application/pdf' }))
  await ask(`${here}/api/orders/bill/${order._id}`, {
    method: 'PUT',
    token: admin,
    form: await encodeForm(bill),
  })
  ok(proof.equals(await readBytes(ask(`${there}${(await seen()).billUrl}`))))
}

type Sent = {
  method?: string
  token?: string
  json?: object
  form?: { type: string; body: Buffer }
}

/** POST with a form or JSON, otherwise GET. @throws AssertionError if the status is not 2xx */
async function ask(url: string, { method, token, json, form }: Sent = {}): Promise<Response> {
  const body = form ? new Uint8Array(form.body) : json && JSON.stringify(json)
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': form?.type ?? 'application/json' }),
    },
    ...(body && { body }),
  })
  if (!response.ok) equal(`${response.status} ${await response.text()}`, '2xx', url)
  return response
}

async function readBytes(response: Promise<Response>): Promise<Buffer> {
  return Buffer.from(await (await response).arrayBuffer())
}

async function readJson<Body>(response: Promise<Response>): Promise<Body> {
  return (await response).json()
}

async function openEvents(origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(eventWithinMs)
  const { body } = await fetch(`${origin}/api/events`, { headers, signal })
  if (!body) throw new Error(`${origin} opened no stream of events`)
  const texts = body.pipeThrough(new TextDecoderStream()).getReader()
  // The comment that it is open.
  await texts.read()
  return {
    /** Closes the stream once it has sent this. */
    waitFor: async (expected: string) => {
      for (let received = ''; !received.includes(expected); ) {
        const { value, done } = await texts.read()
        if (done) throw new Error(`${origin} did not send ${expected}`)
        received += value
      }
      await texts.cancel()
    },
  }
}

async function productForm() {
  const form = new FormData()
  const name = `Bucket ${randomUUID()}`
  const prices = JSON.stringify({ enduser: 1_500, reseller: 1_400, distributor: 1_300 })
  const fields = {
    name,
    brand: 'canon',
    category: 'Printer',
    modelNo: name,
    gst: '18',
    stock: '25',
  }
  for (const [field, value] of Object.entries({ ...fields, description: name, prices })) {
    form.set(field, value)
  }
  const blank = { width: 64, height: 64, channels: 3, background: '#3c6' } as const
  const png = await sharp({ create: blank }).png().toBuffer()
  form.set('images', new File([new Uint8Array(png)], 'front.png', { type: 'image/png' }))
  return encodeForm(form)
}
