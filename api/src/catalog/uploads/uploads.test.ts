import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Uploaded } from '@store/contract/schemas/uploads'
import sharp from 'sharp'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../test/factories/multipart-form.ts'
import { testPdf, testPng } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
type Caller = Pick<SignedInAccount, 'headers'>

async function upload({ headers }: Caller, content: Buffer, name = 'file.bin') {
  const form = multipartOf({ file: { content, name } })
  return store.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}

async function urlOf(caller: Caller, content: Buffer): Promise<string> {
  const answer = await upload(caller, content)
  expect(answer.statusCode).toBe(201)
  return answer.json<Uploaded>().url
}

async function countFiles(): Promise<number> {
  const folder = join(store.config.DATA_FOLDER, 'uploads')
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries.length
}

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 30, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'somebody in Pune' } })
    .jpeg()
    .toBuffer()
}

describe('an uploaded file', () => {
  it('is public and immutable, and a re-encoded picture', async () => {
    const hidden = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')])
    const url = await urlOf(await signIn(store, 'superadmin'), hidden)
    expect(url).toMatch(/^\/api\/uploads\/[0-9A-Z]{26}\.webp$/)
    const shown = await store.app.inject(url)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { width, format, exif } = await sharp(shown.rawPayload).metadata()
    expect([width, format, exif]).toEqual([2000, 'webp', undefined])
    expect(shown.rawPayload.includes('script')).toBe(false)
  })

  it('has one URL however often it is sent, and another one for other content', async () => {
    const admin = await signIn(store, 'superadmin')
    const first = await urlOf(admin, await testPng())
    const files = await countFiles()
    expect(await urlOf(admin, await testPng())).toBe(first)
    expect(await countFiles()).toBe(files)
    expect(await urlOf(admin, await photo())).not.toBe(first)
  })

  it('is a download, never shown in the page, when it is a PDF', async () => {
    const url = await urlOf(await signIn(store, 'superadmin'), testPdf)
    const saved = await store.app.inject(url)
    expect(saved.rawPayload.equals(testPdf)).toBe(true)
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[0-9A-Z]{26}\.pdf"$/),
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })

  it('is in the audit log with its original name', async () => {
    const admin = await signIn(store, 'superadmin')
    const { url } = (await upload(admin, testPdf, 'Price list.pdf')).json<Uploaded>()
    const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
    expect(audit.json<AuditList>().entries).toMatchObject([
      { action: 'file.uploaded', subject: { _id: url.split('/').at(-1), label: 'Price list.pdf' } },
    ])
  })

  it.each([
    ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'x.svg'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.png'],
    ['a GIF', Buffer.from('GIF89a'), 'x.gif'],
    ['a PDF that breaks off', testPdf.subarray(0, 40), 'x.pdf'],
    ['nothing at all', Buffer.alloc(0), 'x.png'],
  ])('is rejected when it is %s, and nothing is stored', async (_what, content, name) => {
    const admin = await signIn(store, 'superadmin')
    const before = await countFiles()
    const answer = await upload(admin, content, name)
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        code: 'unsupported_type',
        message: 'Upload a JPG, PNG or WebP picture that opens, or a PDF.',
        errors: [
          { field: 'file', message: 'Upload a JPG, PNG or WebP picture that opens, or a PDF.' },
        ],
      },
    ])
    expect([await countFiles(), await store.db('audit_entries')]).toEqual([before, []])
  })

  it('is rejected when its picture is truncated', async () => {
    const whole = await photo()
    const answer = await upload(await signIn(store, 'superadmin'), whole.subarray(0, 200))
    expect(answer.statusCode).toBe(415)
  })

  it('has at most 10 MB', async () => {
    const large = Buffer.concat([await testPng(), Buffer.alloc(10 * 1024 * 1024)])
    const answer = await upload(await signIn(store, 'superadmin'), large)
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      'The file is too large. Upload a file of at most 10 MB',
    ])
  })

  it('is required', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ method: 'POST', url: '/api/uploads', headers })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Choose a file.'])
  })

  it('does not exist under another name, and no name leads out of its folder', async () => {
    const names = [`${'0'.repeat(26)}.webp`, '..%2Ffiles%2Fx.pdf', 'x.webp']
    const answers = await Promise.all(
      names.map(async (name) => store.app.inject(`/api/uploads/${name}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400])
  })

  it.each(roles.filter((role) => role !== 'superadmin'))('cannot be sent by a %s', async (role) => {
    expect((await upload(await signIn(store, role), testPdf)).statusCode).toBe(403)
  })

  it('cannot be sent by a visitor', async () => {
    expect((await upload({ headers: { authorization: '' } }, testPdf)).statusCode).toBe(401)
  })
})
