import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import sharp from 'sharp'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder, testPdf, testPng } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { goodProduct, sendProduct } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const png = async () => ({ content: await testPng(), name: 'front.png' })

async function photo(background: string) {
  const content = await sharp({ create: { width: 90, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody in Pune' } })
    .jpeg()
    .toBuffer()
  return { content, name: 'photo.jpg' }
}

describe('POST /products', () => {
  it('puts a product on sale, with all three prices for the superadmin', async () => {
    const admin = await signIn(store, 'superadmin')
    const answer = await sendProduct(store, admin, { images: [await photo('#c33')] })
    expect(answer.statusCode).toBe(201)
    const product = answer.json<Product>()
    expect(product).toMatchObject({
      brand: 'Canon',
      prices: { enduser: 14999.5, reseller: 14000, distributor: 13500 },
      quantityBasedPrices: [{ minQty: 10, maxQty: 24, price: 13900 }],
      version: 1,
    })
    const shown = await store.app.inject(`/api/products/${product._id}`)
    expect(shown.json<Product>().prices).toEqual({ enduser: 14999.5 })
  })

  it('names what is probably a mistake in the prices, which is saved all the same', async () => {
    const admin = await signIn(store, 'superadmin')
    const prices = JSON.stringify({ enduser: 100, reseller: 120, distributor: 90 })
    const fields = { ...goodProduct, prices, quantityBasedPrices: '[]' }
    const created = await sendProduct(store, admin, { fields })
    expect([created.statusCode, created.json().marks]).toEqual([
      201,
      [expect.stringMatching(/reseller/i)],
    ])
    const publicId = created.json<Product>()._id
    const stillMarked = await sendProduct(store, admin, { publicId, fields: { prices } })
    expect(stillMarked.json().marks).toHaveLength(1)
    const right = JSON.stringify({ enduser: 130, reseller: 120, distributor: 90 })
    const corrected = await sendProduct(store, admin, { publicId, fields: { prices: right } })
    expect([corrected.statusCode, corrected.json().marks]).toEqual([200, undefined])
  })

  it('re-encodes pictures: square, in two sizes, without metadata', async () => {
    const admin = await signIn(store, 'superadmin')
    const answer = await sendProduct(store, admin, { images: [await photo('#3c3')] })
    const { pictures } = answer.json<Product>()
    const addresses = (pictures[0]?.srcSet ?? '').split(', ').map((size) => size.split(' ')[0])
    const sizes = []
    for (const address of addresses) {
      const image = await store.app.inject(address ?? '')
      const { width, height, format, exif } = await sharp(image.rawPayload).metadata()
      sizes.push([width, height, format, exif])
    }
    expect(sizes).toEqual([
      [320, 320, 'webp', undefined],
      [800, 800, 'webp', undefined],
    ])
  })

  it('stores the first three of four pictures', async () => {
    const admin = await signIn(store, 'superadmin')
    const images = await Promise.all(['#100', '#200', '#300', '#400'].map(photo))
    const answer = await sendProduct(store, admin, { images })
    expect(answer.json<Product>().images).toHaveLength(3)
  })

  it('rejects a file that is not a picture and stores nothing', async () => {
    const admin = await signIn(store, 'superadmin')
    const whole = await testPng()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const bad = [
      Buffer.from(svg),
      testPdf,
      whole.subarray(0, 40),
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
    ]
    await sendProduct(store, admin, { images: [await photo('#123')] })
    const stored = await store.db('products').pluck('id')
    const before = await readdir(join(store.config.DATA_FOLDER, 'images'))
    for (const content of bad) {
      const answer = await sendProduct(store, admin, {
        images: [{ content, name: '../../x.png' }],
      })
      expect([answer.statusCode, answer.json().message]).toEqual([
        415,
        'Upload JPG, PNG or WebP pictures that open.',
      ])
    }
    expect(await readdir(join(store.config.DATA_FOLDER, 'images'))).toEqual(before)
    expect(await store.db('products').pluck('id')).toEqual(stored)
  })

  it('removes a page hidden behind a picture', async () => {
    const admin = await signIn(store, 'superadmin')
    const content = Buffer.concat([await testPng(), Buffer.from('<script>alert(1)</script>')])
    const answer = await sendProduct(store, admin, { images: [{ content, name: 'x.html' }] })
    const name = answer.json<Product>().images[0]?.split('/').at(-1) ?? ''
    const kept = await readFile(join(store.config.DATA_FOLDER, 'images', name))
    expect(kept.includes('script')).toBe(false)
  })

  it('rejects a picture of more than 10 MB', async () => {
    const admin = await signIn(store, 'superadmin')
    const content = Buffer.concat([await testPng(), Buffer.alloc(10 * 1024 * 1024)])
    const answer = await sendProduct(store, admin, { images: [{ content, name: 'x.png' }] })
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      'A picture is too large. Upload pictures of at most 10 MB',
    ])
  })
})

describe('PUT /products/{id}', () => {
  it('changes the sent fields and leaves the rest', async () => {
    const admin = await signIn(store, 'superadmin')
    const { publicId } = await createProduct(store.db, { stock: 4 })
    const fields = { stock: '9', gst: '12' }
    const answer = await sendProduct(store, admin, { publicId, fields })
    expect([answer.statusCode, answer.json<Product>()]).toMatchObject([
      200,
      { stock: 9, gst: 12, brand: 'HP', hsn: '84439959', version: 2 },
    ])
  })

  it('keeps the listed pictures, in that order, and adds new ones', async () => {
    const admin = await signIn(store, 'superadmin')
    const images = await Promise.all(['#111', '#222', '#333'].map(photo))
    const made = (await sendProduct(store, admin, { images })).json<Product>()
    const [first = '', , third = ''] = made.images
    const send = async (
      fields: Record<string, string>,
      files = [] as { content: Buffer; name: string }[],
    ) =>
      (
        await sendProduct(store, admin, { publicId: made._id, fields, images: files })
      ).json<Product>()
    expect((await send({ stock: '1' })).images).toEqual(made.images)
    const kept = await send({ keptImages: JSON.stringify([third, first]) }, [await png()])
    expect(kept.images).toEqual([third, first, expect.stringMatching(/-800\.webp$/)])
    const renewed = await send({ keptImages: JSON.stringify(['new', third]) }, [
      await photo('#00c'),
    ])
    expect(renewed.images).toEqual([expect.stringMatching(/-800\.webp$/), third])
    expect((await send({ keptImages: '[]' })).images).toEqual([])
    const foreign = await sendProduct(store, admin, {
      publicId: made._id,
      fields: { keptImages: JSON.stringify([first]) },
    })
    expect([foreign.statusCode, foreign.json().message]).toEqual([
      400,
      'One of the kept pictures does not belong to this product.',
    ])
  })

  it('accepts one of two concurrent edits of the same version', async () => {
    const admin = await signIn(store, 'superadmin')
    const { publicId } = await createProduct(store.db)
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((stock) =>
        sendProduct(store, admin, { publicId, fields: { stock, version: '1' } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Product>()
    const shown = (await store.app.inject(`/api/products/${publicId}`)).json<Product>()
    expect(shown.stock).toBe(winner?.stock)
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json().message).toMatch(/^Somebody else changed this product/)
  })

  it('keeps a sale that happened while a description was edited', async () => {
    const admin = await signIn(store, 'superadmin')
    const product = await createProduct(store.db, { stock: 20 })
    const edits = ['one', 'two', 'three', 'four'].map((description) =>
      sendProduct(store, admin, { publicId: product.publicId, fields: { description } }),
    )
    const orders = [1, 2, 3, 4].map(() => createOrder(store, { product }))
    const answers = await Promise.all(edits)
    await Promise.all(orders)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await store.db('products').pluck('stock')).toEqual([16])
  })

  it('rejects a file that is not a picture, and keeps the existing pictures', async () => {
    const admin = await signIn(store, 'superadmin')
    const made = (await sendProduct(store, admin, { images: [await png()] })).json<Product>()
    const answer = await sendProduct(store, admin, {
      publicId: made._id,
      fields: { stock: '1' },
      images: [{ content: testPdf, name: 'x.png' }],
    })
    expect(answer.statusCode).toBe(415)
    const shown = await store.app.inject(`/api/products/${made._id}`)
    expect(shown.json<Product>()).toMatchObject({ images: made.images, stock: 25 })
  })

  it('rejects a product that does not exist, or no longer', async () => {
    const admin = await signIn(store, 'superadmin')
    const { id, publicId } = await createProduct(store.db)
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    for (const gone of ['nothing', publicId]) {
      const answer = await sendProduct(store, admin, { publicId: gone })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'product_not_found', message: 'Product not found.' },
      ])
    }
  })
})

it.each(roles.filter((role) => role !== 'superadmin'))(
  'is none of the business of a %s',
  async (role) => {
    const person = await signIn(store, role)
    const { publicId } = await createProduct(store.db)
    const url = `/api/products/${publicId}`
    expect((await sendProduct(store, person)).statusCode).toBe(403)
    expect((await sendProduct(store, person, { publicId })).statusCode).toBe(403)
    const { headers } = person
    expect((await store.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403)
  },
)

it('asks a visitor to sign in', async () => {
  expect((await sendProduct(store, { headers: { authorization: '' } })).statusCode).toBe(401)
})
