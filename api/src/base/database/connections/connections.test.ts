import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from '@jest/globals'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../../test/factories/multipart-form.ts'
import { fillCart, testPdf, testShipping } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../test/servers/database-proxy.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { shareConnections } from './connection-shares.ts'

const store = useTestStore()
const limit = 10
let proxy: DatabaseProxy | undefined
let stop: (() => Promise<unknown>) | undefined
afterEach(async () => {
  await stop?.()
  await proxy?.close()
})

/** Starts the real server with its threads. @returns its origin */
async function startServer(databaseUrl: string): Promise<string> {
  const { SESSION_SECRET, FILE_URL_SECRET, DATA_FOLDER } = store.config
  const secrets = { SESSION_SECRET, FILE_URL_SECRET, DATA_FOLDER }
  const server = fork(`${process.env.API_BUNDLE}/server.js`, {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...secrets,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(limit),
      API_PORT: '0',
    },
  })
  const exited = once(server, 'exit')
  stop = async () => {
    server.kill('SIGTERM')
    await exited
  }
  const [message]: { port: number }[] = await once(server, 'message')
  return `http://127.0.0.1:${message?.port}`
}

function orderForm() {
  const paymentProof = { content: testPdf, name: 'transfer.pdf' }
  return multipartOf({ data: JSON.stringify({ shippingInfo: testShipping }), paymentProof })
}

function productForm(row: number) {
  const content = Buffer.from(`name,brand,category,modelNo\nMouse,Logitech,Mouse,M-${row}`)
  return multipartOf({ file: { content, name: 'products.csv' } })
}

it('of a process are no more than DATABASE_POOL, whatever it is doing', async () => {
  proxy = await startDatabaseProxy(store.config.DATABASE_URL)
  const admin = await signIn(store, 'superadmin')
  const product = await createProduct(store.db, { stock: 100 })
  const buyers = await Promise.all(Array.from({ length: 6 }, () => signIn(store, 'enduser')))
  for (const buyer of buyers) await fillCart(store, buyer, { product, quantity: 1 })
  const origin = await startServer(proxy.url)
  // Slow answers, so that every pool opens all its connections.
  proxy.setDelay(20)

  const get = (path: string) => fetch(`${origin}/api${path}`, { headers: admin.headers })
  const post = (path: string, { headers }: SignedInAccount, form: ReturnType<typeof multipartOf>) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      body: form.payload,
    })
  const answers = await Promise.all([
    ...buyers.map((buyer) => post('/orders/manual', buyer, orderForm())),
    ...[1, 2].map((row) => post('/products/upload-excel', admin, productForm(row))),
    ...buyers.map(() => get('/dashboard/super-admin')),
    ...buyers.map(({ account }) => get(`/products?q=${account.publicId}`)),
  ])
  const failed = answers.filter(({ status }) => status >= 400)
  expect(failed.map(({ status, url }) => `${status} ${new URL(url).pathname}`)).toEqual([])
  expect(proxy.connections.most).toBeLessThanOrEqual(limit)
  const { requests, orders, reports } = shareConnections(limit)
  expect(proxy.connections.most).toBeGreaterThanOrEqual(requests + orders + reports)
})
