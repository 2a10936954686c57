import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { largestDocumentBytes } from '@store/contract/rules/limits'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Product, ProductDocument } from '@store/contract/schemas/catalog/catalog'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import type { TestFile } from '../../../../test/factories/multipart-form.ts'
import { testPdf, testPng } from '../../../../test/factories/order-factory.ts'
import {
  goodProduct,
  sendProduct,
  sendProductFile,
} from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { runCleanupJobs } from '../../../base/cleanup/run-cleanup-jobs.ts'
import { localFileStorages } from '../../../base/files/storage/open-file-storages.ts'
import { documentLayout } from '../../../base/files/storage/storage-layout.ts'
import { unusedProductFiles } from '../../products/unused-product-files.ts'

const store = useTestStore()

/** Distinct PDFs, for the tests compare contents. */
function pdf(name: string): TestFile {
  return {
    name,
    content: Buffer.concat([
      testPdf.subarray(0, 9),
      Buffer.from(`%${name}\n`),
      testPdf.subarray(9),
    ]),
  }
}

const listed = (entries: readonly { url?: string | undefined; title: string }[]) => ({
  documentList: JSON.stringify(entries),
})

async function read(publicId: string): Promise<Product> {
  return (await store.app.inject(`/api/products/${publicId}`)).json()
}

async function createWith(admin: SignedInAccount, documents: readonly TestFile[]) {
  return (await sendProduct(store, admin, { documents })).json<Product>()
}

const titlesOf = ({ documents = [] }: Product) => documents.map(({ title }) => title)
const keyOf = ({ url }: ProductDocument) => url.split('/')[3] ?? ''

describe('documents of a product', () => {
  it('are shown on its page only, and everybody may read them', async () => {
    const admin = await signIn(store, 'superadmin')
    const [sheet, manual] = [pdf('a.pdf'), pdf('User_manual.pdf')]
    const answer = await sendProduct(store, admin, {
      fields: { ...goodProduct, ...listed([{ title: ' Data sheet: é/№ "2" ' }]) },
      documents: [sheet, manual],
    })
    expect(answer.statusCode).toBe(201)
    const { _id, documents: [first, second] = [] } = await read(answer.json<Product>()._id)
    expect([first, second]).toMatchObject([
      { title: 'Data sheet: é/№ "2"', bytes: sheet.content.length },
      { title: 'User manual', bytes: manual.content.length },
    ])
    expect(first?.url).toMatch(
      /^\/api\/documents\/[0-9A-Z]{26}-[0-9A-Z]{26}\/data-sheet-e-no-2\.pdf$/,
    )
    const list = await store.app.inject({ url: '/api/products', headers: admin.headers })
    expect(list.json<Product[]>().find((one) => one._id === _id)).not.toHaveProperty('documents')

    const shown = await store.app.inject(first?.url ?? '')
    expect(shown.rawPayload.equals(sheet.content)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(sheet.content.length),
      'content-disposition': expect.stringMatching(/^inline; filename="data-sheet-e-no-2\.pdf"/),
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const headers = { 'if-none-match': String(shown.headers.etag) }
    expect((await store.app.inject({ url: first?.url ?? '', headers })).statusCode).toBe(304)
    const wrong = ['x.pdf', `${'A'.repeat(26)}-${'B'.repeat(26)}/a.pdf`, '..%2Ffiles/a.pdf']
    for (const path of wrong) {
      const { statusCode } = await store.app.inject(`/api/documents/${path}`)
      expect([path, [400, 404].includes(statusCode)]).toEqual([path, true])
    }
    await store.app.inject({
      method: 'DELETE',
      url: `/api/products/${_id}`,
      headers: admin.headers,
    })
    expect((await store.app.inject(`/api/products/${_id}`)).statusCode).toBe(404)
  })

  it('stay as they are when a form or a product file does not name them', async () => {
    const admin = await signIn(store, 'superadmin')
    const { _id, documents } = await createWith(admin, [pdf('a.pdf'), pdf('b.pdf')])
    await sendProduct(store, admin, { publicId: _id, fields: { name: 'Other name' } })
    expect((await read(_id)).documents).toEqual(documents)
    const rows = `brand,modelNo,gst\nCanon,${goodProduct.modelNo},12`
    const report = (await sendProductFile(store, admin, { content: rows })).json<ImportReport>()
    expect(report).toMatchObject({ updated: 1 })
    expect((await read(_id)).documents).toEqual(documents)
    await store.app.inject({
      method: 'POST',
      url: `/api/products/imports/${report.importId}/undo`,
      headers: admin.headers,
    })
    expect((await read(_id)).documents).toEqual(documents)
  })

  it('are renamed, sorted, added and removed, which is audited', async () => {
    const admin = await signIn(store, 'superadmin')
    const { _id, documents: [a, b] = [] } = await createWith(admin, [pdf('a.pdf'), pdf('b.pdf')])
    const changed = await sendProduct(store, admin, {
      publicId: _id,
      fields: listed([{ title: 'New' }, { url: b?.url, title: 'Renamed' }]),
      documents: [pdf('c.pdf')],
    })
    expect(titlesOf(changed.json())).toEqual(['New', 'Renamed'])
    const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
    expect(audit.json<AuditList>().entries[0]?.changes).toEqual([
      {
        field: 'documents',
        from: expect.stringMatching(/^a \(\w{6}\), b \(\w{6}\)$/),
        to: expect.stringMatching(/^New \(\w{6}\), Renamed \(\w{6}\)$/),
      },
    ])
    // The bytes that were read before remain what they were.
    const { documents: [, renamed] = [] } = await read(_id)
    expect(
      (await store.app.inject(renamed?.url ?? '')).rawPayload.equals(pdf('b.pdf').content),
    ).toBe(true)
    const again = await sendProduct(store, admin, {
      publicId: _id,
      fields: listed([{ url: a?.url, title: 'Removed before' }]),
    })
    expect(again.json().errors).toEqual([
      { field: 'documents', message: 'One of the documents does not belong to this product.' },
    ])
    await sendProduct(store, admin, { publicId: _id, fields: listed([]) })
    expect(await read(_id)).not.toHaveProperty('documents')
  })

  it('are deleted an hour later when no product refers to them', async () => {
    const admin = await signIn(store, 'superadmin')
    const made = await createWith(admin, [pdf('a.pdf'), pdf('b.pdf')])
    const [a, b] = made.documents ?? []
    if (!a || !b) throw new Error('the product has no documents')
    await sendProduct(store, admin, {
      publicId: made._id,
      fields: listed([{ url: b.url, title: b.title }]),
    })
    const storages = localFileStorages(store.config.DATA_FOLDER)
    const cleanupJobs = unusedProductFiles({ db: store.db, storages })
    const cleanUp = async () => runCleanupJobs(store.app, { cleanupJobs, clock: store.clock })
    const statuses = async () =>
      Promise.all([a, b].map(async ({ url }) => (await store.app.inject(url)).statusCode))
    await cleanUp()
    expect(await statuses()).toEqual([200, 200])
    const old = new Date(Date.now() - 2 * 3_600_000)
    for (const document of [a, b]) {
      const path = documentLayout.pathOf(keyOf(document))
      await utimes(join(store.config.DATA_FOLDER, 'documents', path), old, old)
    }
    await cleanUp()
    expect(await statuses()).toEqual([404, 200])
  })
})

describe('a form with documents is refused', () => {
  it('from anybody but the superadmin', async () => {
    for (const role of ['enduser', 'reseller', 'enduser-admin'] as const) {
      const { headers } = await signIn(store, role)
      const answer = await sendProduct(store, { headers }, { documents: [pdf('a.pdf')] })
      expect([role, answer.statusCode]).toEqual([role, 403])
    }
  })

  it('with its fault, and changes nothing', async () => {
    const admin = await signIn(store, 'superadmin')
    const { _id, documents = [] } = await createWith(admin, [pdf('a.pdf')])
    const [{ url } = { url: '' }] = documents
    const foreign = (await createWith(admin, [pdf('z.pdf')])).documents?.[0]?.url
    const large = Buffer.concat([testPdf, Buffer.alloc(largestDocumentBytes)])
    const notPdf = 'Upload complete PDF files without a password.'
    const locked = Buffer.from(testPdf.toString().replace('/Root', '/Encrypt 4 0 R /Root'))
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`))
    const cases: [status: number, field: string, message: string, sent: object][] = [
      [415, 'documents', notPdf, { documents: [{ name: 'x.pdf', content: await testPng() }] }],
      [
        415,
        'documents',
        notPdf,
        { documents: [pdf('ok.pdf'), { name: 'x.pdf', content: locked }] },
      ],
      [
        413,
        'documents',
        'A document is too large. Upload PDFs of at most 10 MB',
        { documents: [{ name: 'x.pdf', content: large }] },
      ],
      [400, 'documents', 'A product has at most 5 documents.', { documents: six }],
      [400, 'documents', 'A product has at most 5 documents.', { documents: six.slice(1) }],
      [400, 'documents.0', 'A document needs a title.', { fields: listed([{ url, title: ' ' }]) }],
      [
        400,
        'documents.0',
        'Use at most 80 characters for the title of a document.',
        { fields: listed([{ url, title: 'x'.repeat(81) }]) },
      ],
      [
        400,
        'documents',
        'One of the documents does not belong to this product.',
        { fields: listed([{ url: foreign, title: 'Foreign' }]) },
      ],
      [
        400,
        'documents',
        'The file of a new document is missing. Please choose it again.',
        { fields: listed([{ url, title: 'a' }, { title: 'New' }]) },
      ],
      [
        400,
        'documents',
        'Documents could not be read. Please enter them again.',
        { fields: { documentList: '{}' } },
      ],
      [
        400,
        'documents',
        'Documents could not be read. Please enter them again.',
        {
          fields: listed([
            { url, title: 'a' },
            { url, title: 'b' },
          ]),
        },
      ],
    ]
    for (const [status, field, message, sent] of cases) {
      const answer = await sendProduct(store, admin, { publicId: _id, fields: {}, ...sent })
      expect([answer.statusCode, answer.json().errors]).toEqual([status, [{ field, message }]])
    }
    expect((await read(_id)).documents).toEqual(documents)
  })
})
