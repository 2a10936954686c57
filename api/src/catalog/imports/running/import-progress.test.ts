import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../../test/factories/multipart-form.ts'
import { sendProductFile } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const header =
  'name,brand,category,modelNo,description,gst,hsn,stock,priceEnduser,priceReseller,priceDistributor'

function fileOf(count: number, ...more: readonly string[]): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `Mouse,Logitech,Mouse,M-${index},Optical,18,8471,5,400,380,360`,
  )
  return [header, ...rows, ...more].join('\r\n')
}

async function sendWithProgress(admin: SignedInAccount, content: string, query = '') {
  const headers = { ...admin.headers, accept: 'application/x-ndjson, application/json' }
  const { statusCode, body } = await sendProductFile(store, { headers }, { content, query })
  const lines: object[] = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { statusCode, progress: lines.slice(0, -1), outcome: lines.at(-1) }
}

const countProducts = async () => {
  const answer = await store.app.inject('/api/products?limit=1')
  return Number(answer.headers['x-total-count'])
}

describe('an import with progress', () => {
  it('streams the checked rows, then the written rows, and finally its report', async () => {
    const admin = await signIn(store, 'superadmin')
    const { statusCode, progress, outcome } = await sendWithProgress(admin, fileOf(1_200))
    expect(statusCode).toBe(200)
    expect(progress).toEqual([
      { rows: 500 },
      { rows: 1_000 },
      { rows: 1_200 },
      ...Array.from({ length: 12 }, (_, written) => ({ rows: (written + 1) * 100, of: 1_200 })),
    ])
    expect(outcome).toMatchObject({ message: 'Excel uploaded successfully', created: 1_200 })
    expect(await countProducts()).toBe(1_200)
  })

  it('streams only the checked rows in a dry run', async () => {
    const admin = await signIn(store, 'superadmin')
    const { progress, outcome } = await sendWithProgress(admin, fileOf(600), '?dryRun=true')
    expect(progress).toEqual([{ rows: 500 }, { rows: 600 }])
    expect(outcome).toMatchObject({ created: 600, rejectedRows: 0 })
    expect(await countProducts()).toBe(0)
  })

  it('ends with the error when its file turns out to be invalid halfway', async () => {
    const admin = await signIn(store, 'superadmin')
    const tooWide = ','.repeat(100)
    const { statusCode, progress, outcome } = await sendWithProgress(admin, fileOf(700, tooWide))
    expect([statusCode, progress]).toEqual([200, [{ rows: 500 }]])
    expect(outcome).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Row \d+ has too many columns/),
    })
    expect(await countProducts()).toBe(0)
  })

  it('is rejected with a plain error before it starts', async () => {
    const admin = await signIn(store, 'superadmin')
    const { statusCode, progress, outcome } = await sendWithProgress(admin, 'colour\r\nred')
    expect([statusCode, progress]).toEqual([400, []])
    expect(outcome).toMatchObject({
      message: 'There is no column called "colour". Choose the columns again.',
    })
  })

  it('continues when the client has disconnected', async () => {
    const admin = await signIn(store, 'superadmin')
    const address = await store.app.listen({ host: '127.0.0.1', port: 0 })
    const { payload, headers: ofForm } = multipartOf([
      ['file', { content: Buffer.from(fileOf(1_200)), name: 'products.csv' }],
    ])
    // Its own socket: a pool would open the next one, and the server would wait for it when it closes.
    const asking = request(`${address}/api/products/upload-excel`, {
      agent: false,
      method: 'POST',
      headers: { ...admin.headers, ...ofForm, accept: 'application/x-ndjson' },
    }).end(payload)
    const [answer]: IncomingMessage[] = await once(asking, 'response')
    if (!answer) throw new Error('the server did not answer')
    await once(answer, 'data')
    answer.destroy()
    const { headers } = admin
    const listImports = () => store.app.inject({ url: '/api/products/imports', headers })
    let imports: ProductImport[] = []
    while (imports.length === 0) imports = (await listImports()).json()
    expect(imports).toMatchObject([{ created: 1_200 }])
  })
})
