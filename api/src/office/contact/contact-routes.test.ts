import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { Complaint } from '@store/contract/schemas/accounts/contact'
import { signIn } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const url = '/api/admin/contact-complaints'
const form = {
  name: 'Asha Mehta',
  email: 'asha@example.in',
  subject: '9820012345',
  message: 'The toner leaks.',
}
let address = 0

/** Each call uses its own client address by default, because throttles outlive a test. */
function nextAddress(): string {
  address += 1
  return `10.3.0.${address}`
}

function write(payload: object, from = nextAddress()) {
  return store.app.inject({ method: 'POST', url: '/api/contact', remoteAddress: from, payload })
}

describe('POST /contact', () => {
  it("stores a visitor's message for the superadmin", async () => {
    const answer = await write({ ...form, name: '  Asha Mehta ' })
    const { message, reference } = answer.json()
    expect([answer.statusCode, message]).toEqual([201, 'Message sent successfully!'])
    const { headers } = await signIn(store, 'superadmin')
    const list = await store.app.inject({ url: `${url}?q=${reference}`, headers })
    expect(list.json()[0]._id.slice(-6)).toBe(reference)
    expect(list.json()).toEqual([
      {
        _id: expect.any(String),
        ...form,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        state: 'open',
        replies: [],
      },
    ])
  })

  it.each([
    ['name', 'Enter your name'],
    ['email', 'Enter your email address'],
    ['subject', 'Enter your mobile number'],
    ['message', 'Enter your message'],
  ])('rejects a blank %s: %s', async (field, atField) => {
    const message = 'Please fill all fields.'
    for (const blank of [' ', undefined]) {
      const answer = await write({ ...form, [field]: blank })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message, errors: [{ field, message: atField }] },
      ])
    }
  })

  it('rejects an invalid e-mail address', async () => {
    const answer = await write({ ...form, email: 'asha' })
    const message = 'Enter a valid email address'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'email', message }] },
    ])
  })

  it('accepts twenty messages per hour from one address, not counting invalid forms', async () => {
    const from = nextAddress()
    await write({ ...form, email: 'asha' }, from)
    for (let time = 0; time < 20; time += 1) {
      expect((await write(form, from)).statusCode).toBe(201)
    }
    const answer = await write(form, from)
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      'Too many attempts. Please wait a little and try again.',
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await write(form)).statusCode).toBe(201)
  })
})

describe('GET /admin/contact-complaints', () => {
  it('lists the newest first, in pages', async () => {
    for (const subject of ['first', 'second', 'third']) await write({ ...form, subject })
    const { headers } = await signIn(store, 'superadmin')
    const readPage = (query: string) => store.app.inject({ url: `${url}${query}`, headers })
    const page = await readPage('?limit=2')
    expect(page.json<Complaint[]>().map(({ subject }) => subject)).toEqual(['third', 'second'])
    expect(page.headers['x-total-count']).toBe('3')
    const [, next = ''] = /<[^?]*(\?[^>]*)>; rel="next"/.exec(String(page.headers.link)) ?? []
    const last = await readPage(next)
    expect(last.json<Complaint[]>().map(({ subject }) => subject)).toEqual(['first'])
    expect(last.headers.link).toBeUndefined()
    expect((await readPage('?limit=201')).statusCode).toBe(400)
  })

  it.each(roles)('allows or forbids a %s to read it', async (role) => {
    const { headers } = await signIn(store, role)
    const { statusCode } = await store.app.inject({ url, headers })
    expect(statusCode).toBe(role === 'superadmin' ? 200 : 403)
  })

  it('asks a visitor to sign in', async () => {
    expect((await store.app.inject(url)).statusCode).toBe(401)
  })

  it("counts the messages on the superadmin's dashboard", async () => {
    await write(form)
    await write(form)
    const { headers } = await signIn(store, 'superadmin')
    const figures = await store.app.inject({ url: '/api/dashboard/super-admin', headers })
    expect(figures.json().complaintOrEnquiry).toBe(2)
  })
})
