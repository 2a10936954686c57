import { describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Complaint, ComplaintCounts } from '@store/contract/schemas/accounts/contact'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({
  environment: {
    CONTACTS_PER_ADDRESS: '1000',
    PUBLIC_ORIGIN: 'https://store.example/',
    SELLER_NAME: 'Kulkarni Computers',
  },
})
const url = '/api/admin/contact-complaints'
const form = {
  name: 'Ravi Iyer',
  email: 'ravi@shop.test',
  subject: '98765 43210',
  message: 'The toner leaks.\n\nPlease call.',
}

async function write(overrides: Partial<typeof form> = {}): Promise<string> {
  const payload = { ...form, ...overrides }
  await store.app.inject({ method: 'POST', url: '/api/contact', payload })
  const row = await store.db('contact_messages').orderBy('id', 'desc').first('public_id')
  return row.public_id
}

async function list({ headers }: SignedInAccount, query = '') {
  const answer = await store.app.inject({ url: `${url}${query}`, headers })
  return { complaints: answer.json<Complaint[]>(), total: answer.headers['x-total-count'] }
}

const reply = ({ headers }: SignedInAccount, id: string, message: string) =>
  store.app.inject({ method: 'POST', url: `${url}/${id}/reply`, headers, payload: { message } })

const setState = ({ headers }: SignedInAccount, id: string, state: string) =>
  store.app.inject({ method: 'PUT', url: `${url}/${id}`, headers, payload: { state } })

describe('the inbox of the contact form', () => {
  it('answers by mail with the message quoted, and keeps who answered what and when', async () => {
    const admin = await signIn(
      store,
      await createAccount(store.db, { role: 'superadmin', name: 'Priya' }),
    )
    await createAccount(store.db, { email: form.email })
    const id = await write()
    const answer = await reply(admin, id, '  We send a new one today. ')
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        message: 'Reply sent',
        complaint: expect.objectContaining({
          _id: id,
          state: 'answered',
          replies: [
            {
              _id: expect.any(String),
              at: expect.any(String),
              by: 'Priya',
              message: 'We send a new one today.',
            },
          ],
        }),
      },
    ])
    const [mail, ...others] = await takeMails(store)
    expect([mail?.to, others]).toEqual(['ravi@shop.test', []])
    expect(mail?.subject).toMatch(/^Re: your message of \d+ \w+ \d{4}$/)
    const text = mail?.text ?? ''
    expect(text).toMatch(
      /^Hello Ravi Iyer,\n\nWe send a new one today\.\n\nPriya\nKulkarni Computers\n/,
    )
    expect(text).toMatch(/you wrote:\n> The toner leaks\.\n>\n> Please call\.\n/)
    expect(text).toContain('\n-- \n')
    expect(text).toContain('https://store.example/contact')
    expect(mail?.html).toContain('href="https://store.example/contact"')

    const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
    expect(audit.json<AuditList>().entries).toMatchObject([
      {
        action: 'complaint.answered',
        subject: { kind: 'complaint', _id: id, label: 'Message of Ravi Iyer' },
        changes: [{ field: 'reply', from: null, to: 'We send a new one today.' }],
      },
    ])
  })

  it('of two replies at once sends one, and tells the other admin', async () => {
    const admins = [await signIn(store, 'superadmin'), await signIn(store, 'superadmin')]
    const id = await write()
    const answers = await Promise.all(admins.map((admin, at) => reply(admin, id, `Reply ${at}`)))
    const refused = answers.find(({ statusCode }) => statusCode !== 201)
    expect([refused?.statusCode, refused?.json()]).toEqual([
      409,
      {
        code: 'complaint_answered',
        message:
          'This message was answered meanwhile. Read that reply, and reopen the message to write another.',
      },
    ])
    expect(await takeMails(store)).toHaveLength(1)
    const [complaint] = (await list(admins[0] as SignedInAccount)).complaints
    expect(complaint?.replies).toHaveLength(1)
  })

  it('takes a second reply once it is reopened, and none while it is closed', async () => {
    const admin = await signIn(store, 'superadmin')
    const id = await write()
    await reply(admin, id, 'First')
    const reopened = await setState(admin, id, 'Open')
    expect(reopened.json()).toMatchObject({
      message: 'Message reopened',
      complaint: { state: 'open' },
    })
    expect((await reply(admin, id, 'Second')).json().complaint.replies).toHaveLength(2)
    expect((await setState(admin, id, 'closed')).json().message).toBe('Message marked as closed')
    const refused = await reply(admin, id, 'Third')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'complaint_closed'])
    const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
    expect(audit.json<AuditList>().entries.map(({ action }) => action)).toEqual([
      'complaint.state-changed',
      'complaint.answered',
      'complaint.state-changed',
      'complaint.answered',
    ])
  })

  it('lists by state and words, and counts the states', async () => {
    const admin = await signIn(store, 'superadmin')
    const answered = await write({ name: 'Meera Nair' })
    await reply(admin, answered, 'Done')
    const closed = await write({ message: 'Buy followers, 100% real' })
    await setState(admin, closed, 'closed')
    const open = await write()
    const idsOf = async (query: string) => {
      const { complaints, total } = await list(admin, query)
      return [...complaints.map(({ _id }) => _id), total]
    }
    expect(await idsOf('')).toEqual([open, closed, answered, '3'])
    expect(await idsOf('?state=open')).toEqual([open, '1'])
    expect(await idsOf('?state=Answered')).toEqual([answered, '1'])
    expect(await idsOf('?q=meera')).toEqual([answered, '1'])
    expect(await idsOf('?q=100%25')).toEqual([closed, '1'])
    expect(await idsOf(`?q=${encodeURIComponent('+91 98765–43210')}&limit=1&page=2`)).toEqual([
      closed,
      '3',
    ])
    expect(await idsOf('?q=9876543210&limit=1&page=2')).toEqual([closed, '3'])
    const countsOf = async (query: string) =>
      (
        await store.app.inject({ url: `${url}/counts${query}`, headers: admin.headers })
      ).json<ComplaintCounts>()
    expect(await countsOf('')).toEqual({ open: 1, answered: 1, closed: 1 })
    expect(await countsOf('?q=leaks')).toEqual({ open: 1, answered: 1, closed: 0 })
  })

  it('names the buyer with the same e-mail address, or else the same mobile number, and counts their orders', async () => {
    const admin = await signIn(store, 'superadmin')
    const { buyer } = await createOrder(store, { role: 'reseller' })
    const { email, publicId } = buyer.account
    await write({ email: email.toUpperCase(), subject: 'My order' })
    await write({ subject: '+91 98200-12345' })
    await write({ subject: 'Nobody' })
    const sender = { _id: publicId, name: 'Asha Mehta', email, role: 'reseller', orders: 1 }
    const { complaints } = await list(admin)
    expect(complaints.map((complaint) => complaint.sender)).toEqual([undefined, sender, sender])
  })

  it.each(['reply', 'state'] as const)('rejects a blank %s', async (field) => {
    const admin = await signIn(store, 'superadmin')
    const id = await write()
    const answer = field === 'reply' ? await reply(admin, id, ' ') : await setState(admin, id, '')
    const expected = {
      reply: ['message', 'Write a reply.'],
      state: ['state', 'Choose one of open, answered or closed.'],
    }[field]
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: expected[0], message: expected[1] }],
    ])
    expect(await takeMails(store)).toEqual([])
  })

  it('does not know a message that is not there, nor an unknown state', async () => {
    const admin = await signIn(store, 'superadmin')
    const id = '01JD0000000000000000000000'
    const read = await store.app.inject({ url: `${url}/${id}`, headers: admin.headers })
    const statuses = [read, await reply(admin, id, 'Hello'), await setState(admin, id, 'closed')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    const lost = await store.app.inject({ url: `${url}?state=lost`, headers: admin.headers })
    expect([lost.statusCode, lost.json().errors[0].field]).toEqual([400, 'state'])
  })

  it.each(['enduser', 'enduser-admin'] as const)('is closed to a %s', async (role) => {
    const who = await signIn(store, role)
    const id = await write()
    expect((await reply(who, id, 'Hello')).statusCode).toBe(403)
    expect((await setState(who, id, 'closed')).statusCode).toBe(403)
    expect((await store.app.inject(`${url}/${id}`)).statusCode).toBe(401)
  })
})
