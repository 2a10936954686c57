import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import sharp from 'sharp'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { encryptedPdf } from '../../../test/factories/encrypted-pdf.ts'
import { fillCart, sendOrder, testPdf, testPng } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const blank = { width: 40, height: 20, channels: 3, background: '#a33' } as const

async function photoWithLocation(): Promise<Buffer> {
  return sharp({ create: blank })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' } })
    .jpeg()
    .toBuffer()
}

describe('private files', () => {
  let skippedMs = 0
  const store = useTestStore({ clock: { now: () => new Date(Date.now() + skippedMs) } })

  const buyerWithCart = async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    return buyer
  }
  const upload = async (content: Buffer, name: string, buyer?: SignedInAccount) =>
    sendOrder(store, buyer ?? (await buyerWithCart()), { proof: { content, name } })
  const fetchProof = async (content: Buffer, name: string) => {
    const { order } = (await upload(content, name)).json<{ order: Order }>()
    return store.app.inject(order.paymentProof ?? '')
  }

  it('serves a picture in a sandbox', async () => {
    const answer = await fetchProof(await testPng(), 'UPI transfer.PNG')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="UPI transfer.png"; filename*=UTF-8''UPI%20transfer.png`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(String(answer.headers['cache-control'])).toMatch(/^private, max-age=[3-6]\d\d$/)
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('png')
  })

  it('serves a PDF as a download, with unchanged bytes', async () => {
    const answer = await fetchProof(testPdf, 'transfer.pdf')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(testPdf.length),
    })
    expect(String(answer.headers['content-disposition'])).toMatch(/^attachment; /)
    expect(answer.rawPayload.equals(testPdf)).toBe(true)
  })

  it('takes a PDF with something before its header, and stores it from there', async () => {
    const mailed = Buffer.concat([Buffer.from('\r\nContent-Type: application/pdf\r\n'), testPdf])
    const answer = await fetchProof(mailed, 'transfer.pdf')
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.equals(testPdf)).toBe(true)
  })

  it('says of a PDF that asks for a password what to do, and takes one that does not', async () => {
    const buyer = await buyerWithCart()
    const refused = await upload(await encryptedPdf({ userPassword: '1234' }), 'a.pdf', buyer)
    const message = 'This PDF asks for a password: send it without one or as a picture'
    expect([refused.statusCode, refused.json()]).toMatchObject([
      415,
      { message, errors: [{ field: 'paymentProof', message }] },
    ])
    const printed = await upload(await encryptedPdf({}), 'a.pdf', buyer)
    expect(printed.statusCode).toBe(201)
  })

  it.each([
    [1080, 12_000, 900],
    [4000, 3000, 3464],
    [800, 600, 800],
  ])(
    'keeps a picture of %d by %d pixels %d wide, so that it can be read',
    async (width, height, wide) => {
      const picture = await sharp({ create: { ...blank, width, height } })
        .png()
        .toBuffer()
      const stored = await sharp((await fetchProof(picture, 'shot.png')).rawPayload).metadata()
      expect(stored.width).toBe(wide)
    },
  )

  it('shows a PDF in the browser when asked to', async () => {
    const { order } = (await upload(testPdf, 'transfer.pdf')).json<{ order: Order }>()
    const answer = await store.app.inject(`${order.paymentProof}&show`)
    expect(String(answer.headers['content-disposition'])).toMatch(/^inline; /)
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
  })

  it.each([
    'expires=1&expires=2',
    'signature=a&signature=b',
    'expires=1&expires=2&signature=a&signature=b&show&show',
    'expires=&colour=red',
  ])('is not found under a URL with %s', async (query) => {
    const { order } = (await upload(testPdf, 'transfer.pdf')).json<{ order: Order }>()
    const [path] = String(order.paymentProof).split('?')
    const answer = await store.app.inject(`${path}?${query}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Not found.' },
    ])
  })

  it('removes location and camera from the metadata of a picture', async () => {
    const photo = await photoWithLocation()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const answer = await fetchProof(photo, 'photo.jpg')
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('drops data hidden behind a picture', async () => {
    const polyglot = Buffer.concat([await testPng(), Buffer.from('<script>alert(1)</script>')])
    const answer = await fetchProof(polyglot, 'polyglot.png')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.includes('<script>')).toBe(false)
  })

  it('detects the type of a file by its content, not by its name', async () => {
    const answer = await upload(await photoWithLocation(), 'really-a-photo.pdf')
    expect(answer.json<{ order: Order }>().order.paymentProofType).toBe('image/jpeg')
  })

  it('rejects anything but a valid JPG, PNG or PDF', async () => {
    const png = await testPng()
    const encrypted = testPdf.toString().replace('/Root', '/Encrypt 9 0 R /Root')
    const bomb = await sharp({ create: { ...blank, width: 8000, height: 8000 } })
      .png()
      .toBuffer()
    const corpus: Record<string, Buffer> = {
      'nothing.png': Buffer.alloc(0),
      'text.png': Buffer.from('I am a picture, believe me'),
      'script.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'page.html': Buffer.from('<!doctype html><script>alert(1)</script>'),
      'moving.gif': await sharp({ create: blank }).gif().toBuffer(),
      'half.png': png.subarray(0, png.length >> 1),
      'head.png': png.subarray(0, 8),
      'half.jpg': (await photoWithLocation()).subarray(0, 300),
      'bomb.png': bomb,
      'head.pdf': Buffer.from('%PDF-1.7\n'),
      'half.pdf': testPdf.subarray(0, testPdf.length >> 1),
      'empty.pdf': Buffer.from('%PDF-1.4\n%%EOF'),
      'locked.pdf': Buffer.from(encrypted),
      'archive-behind.pdf': Buffer.concat([testPdf, Buffer.from('PK\x03\x04 and more')]),
      'page-before.pdf': Buffer.concat([Buffer.from('<html>'), testPdf]),
      'far-behind.pdf': Buffer.concat([Buffer.alloc(1100, ' '), testPdf]),
    }
    const buyer = await buyerWithCart()
    for (const [name, content] of Object.entries(corpus)) {
      const answer = await upload(content, name, buyer)
      expect([name, answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        name,
        415,
        'Upload a JPG, PNG or PDF file as payment proof',
      ])
    }
    expect(await store.db('files').pluck('id')).toEqual([])
  })

  it('is not found without its own signature', async () => {
    const { order } = (await upload(testPdf, 'transfer.pdf')).json<{ order: Order }>()
    const url = new URL(order.paymentProof ?? '', 'http://localhost')
    const tampered = (change: (url: URL) => void) => {
      const copy = new URL(url)
      change(copy)
      return `${copy.pathname}${copy.search}`
    }
    const addresses = [
      url.pathname,
      tampered((copy) => copy.searchParams.delete('expires')),
      tampered((copy) => copy.searchParams.set('expires', '99999999999')),
      tampered((copy) => copy.searchParams.set('signature', 'x'.repeat(43))),
      tampered((copy) => {
        copy.pathname = copy.pathname.replace('.pdf', '.html')
      }),
      tampered((copy) => {
        copy.pathname = '/api/files/..%2F..%2Fetc/passwd'
      }),
    ]
    for (const address of addresses) {
      const answer = await store.app.inject(address)
      expect([address, answer.statusCode]).toEqual([address, 404])
      expect(answer.json()).toEqual({ code: 'not_found', message: 'Not found.' })
    }
  })

  it('is not found after ten minutes, except under a new URL', async () => {
    const buyer = await buyerWithCart()
    const { order } = (await upload(testPdf, 'transfer.pdf', buyer)).json<{ order: Order }>()
    skippedMs += 10 * 60_000
    const late = await store.app.inject(order.paymentProof ?? '')
    expect([late.statusCode, late.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Not found.' },
    ])
    const again = await store.app.inject({
      url: `/api/orders/${order._id}`,
      headers: buyer.headers,
    })
    const { statusCode } = await store.app.inject(again.json<Order>().paymentProof ?? '')
    expect(statusCode).toBe(200)
  })
})
