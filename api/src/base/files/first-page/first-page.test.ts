import { describe, expect, it } from '@jest/globals'
import { firstPagePath, firstPagePicture } from '@store/contract/rules/orders/proof-picture'
import type { FirstPage } from '@store/contract/schemas/orders/first-page'
import type { Order } from '@store/contract/schemas/orders/orders'
import sharp from 'sharp'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { drawnPdf } from '../../../../test/factories/drawn-pdf.ts'
import { fillCart, sendOrder, testPdf, testPng } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('the first page of a proof', () => {
  let skippedMs = 0
  const store = useTestStore({ clock: { now: () => new Date(Date.now() + skippedMs) } })

  const upload = async (content: Buffer, name = 'slip.pdf') => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const answer = await sendOrder(store, buyer, { proof: { content, name } })
    return answer.json<{ order: Order }>().order.paymentProof ?? ''
  }
  const read = async (address: string) => store.app.inject(`/api${firstPagePath(address)}`)

  it('is a picture of its size, and says how many pages there are', async () => {
    const address = await upload(await drawnPdf({ pages: 3 }))
    const answer = await read(address)
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['cache-control'])).toMatch(/^private, max-age=[3-6]\d\d$/)
    const page = answer.json<FirstPage>()
    expect(page).toMatchObject({ pages: 3 })
    const picture = await store.app.inject(firstPagePicture(address))
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(String(picture.headers['cache-control'])).toMatch(/^private, max-age=[3-6]\d\d$/)
    const { format, width, height } = await sharp(picture.rawPayload).metadata()
    expect([format, width, height]).toEqual(['webp', page.width, page.height])
    // The text is there: the paper is white, and something on it is black.
    const { channels } = await sharp(picture.rawPayload).greyscale().stats()
    expect([channels[0]?.max, channels[0]?.min]).toEqual([255, expect.closeTo(0, -2)])
  })

  it('is that of a PDF whose owner forbids to print it', async () => {
    const answer = await read(await upload(await drawnPdf({ ownerPassword: 'of the bank' })))
    expect(answer.json()).toMatchObject({ pages: 1 })
  })

  it.each([
    { page: 'A4', size: [595, 842], least: 1598, most: 1600 },
    { page: 'a long statement', size: [595, 12_000], least: 760, most: 780 },
    { page: 'the receipt of a till', size: [220, 600], least: 880, most: 880 },
    { page: 'a poster', size: [14_000, 14_000], least: 1598, most: 1600 },
    { page: 'a line', size: [14_000, 2], least: 1598, most: 1600 },
  ] as const)('of $page is as wide as can be read', async ({ size: [wide, tall], least, most }) => {
    const answer = await read(await upload(await drawnPdf({ size: [wide, tall] })))
    const { width, height } = answer.json<FirstPage>()
    expect(width).toBeGreaterThanOrEqual(least)
    expect(width).toBeLessThanOrEqual(most)
    expect(width * height).toBeLessThanOrEqual(12_000_000)
  })

  it('is missing where there is no page: the file can still be opened', async () => {
    const address = await upload(testPdf)
    const answer = await read(address)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'no_picture', message: 'This PDF has no picture; open it' },
    ])
    expect((await store.app.inject(address)).statusCode).toBe(200)
  })

  it('is only there of a PDF: a picture is one itself', async () => {
    const answer = await read(await upload(await testPng(), 'shot.png'))
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }])
  })

  it('is not found without the signature of its file, or after its time', async () => {
    const address = await upload(await drawnPdf())
    const picture = firstPagePicture(address)
    const tampered = (change: (query: URLSearchParams) => void) =>
      [`/api${firstPagePath(address)}`, picture].map((text) => {
        const url = new URL(text, 'http://localhost')
        change(url.searchParams)
        return `${url.pathname}${url.search}`
      })
    const addresses = [
      ...tampered((query) => query.delete('signature')),
      ...tampered((query) => query.set('signature', 'x'.repeat(43))),
      ...tampered((query) => query.append('signature', 'x')),
      ...tampered((query) => query.set('expires', '99999999999')),
      picture.replace('payment-proof.pdf', 'bill.pdf'),
    ]
    expect((await store.app.inject(picture)).statusCode).toBe(200)
    for (const url of addresses) {
      const { statusCode } = await store.app.inject(url)
      expect([url, statusCode]).toEqual([url, 404])
    }
    skippedMs = 10 * 60_000
    expect((await store.app.inject(picture)).statusCode).toBe(404)
  })
})
