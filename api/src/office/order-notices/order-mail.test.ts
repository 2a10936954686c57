import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { signIn } from '../../../test/factories/account-factory.ts'
import { seller } from '../../../test/factories/invoice-client.ts'
import { createOrder, fillCart } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { bankEnvironment, createReservingClient } from '../../../test/reserving/reserving-client.ts'
import { sendOrderNotices } from '../../../test/send-order-notices.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../test/servers/smtp-server.ts'
import { deliverMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { Mailer } from '../../support/mail/mailer.ts'
import { createSmtpMailer } from '../../support/mail/smtp-mailer.ts'

const origin = 'https://store.example'
let server: TestSmtpServer
let mailer: Mailer

beforeAll(async () => {
  server = await startSmtpServer()
  mailer = createSmtpMailer({ url: server.url, from: 'Store <no-reply@store.test>' })
})
afterAll(async () => {
  mailer.close()
  await server.close()
})

const store = useTestStore({
  environment: {
    ...seller,
    ...bankEnvironment,
    PUBLIC_ORIGIN: origin,
    NEW_BUYER_RESERVED_RUPEES: '0',
    SELLER_EMAIL: 'accounts@deccan-it.example',
  },
})
const { reserve, readPage, send } = createReservingClient(store)

async function takeMail(): Promise<ParsedMail & { html: string; text: string }> {
  await sendOrderNotices(store)
  await deliverMails(store, mailer)
  const [received, ...others] = server.received.splice(0)
  expect(others).toEqual([])
  const { html, text = '', ...mail } = await simpleParser(received?.source ?? '')
  if (typeof html !== 'string') throw new Error('the mail has no HTML')
  return { ...mail, html, text }
}

/** What the HTML shows, as a person reads it. */
function shownBy(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
}

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

const exact = (rupees: number) => formatExactRupees(paiseFromRupees(rupees))

async function setShipped({ _id }: Order, dispatch: object) {
  const { headers } = await signIn(store, 'superadmin')
  const url = `/api/dashboard/${_id}/status`
  const payload = { status: 'shipped', dispatch }
  expect((await store.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
}

describe('the mail of a reserved order', () => {
  it('says what was ordered and how to pay it, in HTML and in text alike', async () => {
    const product = await createProduct(store.db, {
      name: 'Toner <b>12A</b> & drum',
      modelNo: 'Q2612A',
    })
    const { order } = await reserve({ product, quantity: 3 })
    const mail = await takeMail()
    const [item] = order.items
    const facts = [
      order._id.slice(-6),
      'Toner <b>12A</b> & drum',
      'Q2612A',
      `3 × ${exact(item?.price ?? 0)}`,
      exact(order.totalAmount),
      order.paymentCode ?? 'no code',
      'Store Private Limited',
      '00000012345678901',
      'SBIN0000300',
      'State Bank of India, Fort, Mumbai',
      'store@sbi',
    ]
    for (const fact of facts) {
      expect(`${mail.subject} ${mail.text.replaceAll(/\s+/g, ' ')}`).toContain(fact)
      expect(shownBy(mail.html)).toContain(fact)
    }
  })

  it('has a link that pays without a login, one for UPI apps, and the proforma invoice as a file', async () => {
    const { order } = await reserve({ quantity: 3 })
    const { html, text, attachments } = await takeMail()
    const links = linksOf(html)
    for (const link of links) expect(text).toContain(link)
    const pay = links.find((link) => link.startsWith(`${origin}/pay/`)) ?? 'no link'
    expect((await readPage(pay.slice(origin.length))).json()).toMatchObject({ state: 'open' })
    const upi = new URL(links.find((link) => link.startsWith('upi:')) ?? 'upi:')
    expect(Object.fromEntries(upi.searchParams)).toMatchObject({
      pa: 'store@sbi',
      am: order.totalAmount.toFixed(2),
      tn: order.paymentCode,
    })
    expect(links).toContain(`${origin}/orders/${order._id}`)
    const [proforma, ...others] = attachments
    expect(others).toEqual([])
    expect(proforma).toMatchObject({ contentType: 'application/pdf' })
    expect(proforma?.filename).toBe(`Proforma-${order._id.slice(-6)}.pdf`)
    expect(readPdf(proforma?.content ?? Buffer.alloc(0)).texts.join(' ')).toContain('PROFORMA')
  })

  it("has the buyer's PO number, and not the note", async () => {
    await createOrder(store, { data: { poNumber: 'PO/26-27/0417', buyerNote: 'Second gate' } })
    const { text } = await takeMail()
    expect(text).toContain('PO/26-27/0417')
    expect(text).not.toContain('Second gate')
  })

  it('comes from the seller, who gets the answer', async () => {
    await reserve()
    const { from, replyTo } = await takeMail()
    const [sender] = from?.value ?? []
    expect(sender).toEqual({ name: seller.SELLER_NAME, address: 'no-reply@store.test' })
    expect((replyTo as AddressObject | undefined)?.value[0]?.address).toBe(
      'accounts@deccan-it.example',
    )
  })

  it('is turned off by one call of a mail program, and by nothing that only opens its link', async () => {
    const { buyer } = await reserve()
    const { headers } = await takeMail()
    expect(headers.get('list')).toMatchObject({ 'unsubscribe-post': expect.anything() })
    const list = JSON.stringify(headers.get('list'))
    const [url = ''] = /\/api\/notifications\/unsubscribe\?token=[^"]+/.exec(list) ?? []
    const isMailed = async () => {
      const url = '/api/notifications/preferences'
      const answer = await store.app.inject({ url, headers: buyer.headers })
      return answer.json().preferences.find(({ kind }: { kind: string }) => kind === 'placed').mail
    }
    const opened = await store.app.inject({ url })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/profile#mails'])
    const call = async (url: string) =>
      store.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await call(url.replace('placed', 'stock'))).statusCode).toBe(404)
    expect(await isMailed()).toBe(true)
    expect((await call(url)).statusCode).toBe(200)
    expect(await isMailed()).toBe(false)
  })

  it('lists sixty products, counts the others, and stays small', async () => {
    const buyer = await signIn(store, 'enduser')
    for (let index = 0; index < 61; index += 1) {
      const product = await createProduct(store.db, { modelNo: `M-${index}X` })
      await fillCart(store, buyer, { product, quantity: 1 })
    }
    expect((await send(buyer)).statusCode).toBe(201)
    const { html, text } = await takeMail()
    expect(text.match(/M-\d+X/g)).toHaveLength(60)
    expect(text).toContain('and 1 more')
    // Gmail cuts off what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  })

  it('to an address that nobody has confirmed has the goods, but neither name nor the proforma with the typed address', async () => {
    const buyer = await signIn(store, 'enduser')
    await store.db('users').update({ is_email_unconfirmed: 1, name: 'Claim your prize' })
    await reserve({ buyer })
    const { html, text, attachments } = await takeMail()
    expect([html, text].join()).not.toContain('Claim your prize')
    expect([text.includes('SBIN0000300'), attachments]).toEqual([true, []])
    expect(text).toContain(`${origin}/confirm-email#`)
  })
})

describe('the mail of a shipped order', () => {
  const ship = async (dispatch: object) => {
    const { order } = await createOrder(store)
    await takeMail()
    await setShipped(order, dispatch)
    return takeMail()
  }

  it.each([
    [{ courier: 'DTDC', docketNumber: 'D1234567', packages: 3, freight: 'to pay' }, 'awb=D1234567'],
    [{ courier: 'Blue Dart', docketNumber: '5550001' }, 'trackNo=5550001'],
    [{ courier: 'Delhivery', docketNumber: '1490001' }, '/package/1490001'],
    [
      { courier: 'Neeta', docketNumber: 'LR-77', trackingLink: 'https://neeta.example/LR-77' },
      'https://neeta.example/LR-77',
    ],
  ])('has packages, number and a link that has the number: %j', async (dispatch, link) => {
    const { html, text } = await ship(dispatch)
    for (const shown of [text, shownBy(html)]) {
      expect(shown).toContain(dispatch.courier)
      expect(shown).toContain(dispatch.docketNumber)
      if ('packages' in dispatch) expect(shown).toMatch(/Packages\s+3/)
    }
    expect(linksOf(html).some((url) => url.includes(link))).toBe(true)
    expect(text).toContain(link)
  })

  it.each([{ courier: 'Neeta Travels', docketNumber: 'LR-77' }, { courier: 'FedEx' }])(
    'has no link that leads nowhere: %j',
    async (dispatch) => {
      const { html } = await ship(dispatch)
      expect(
        linksOf(html).filter((url) => !url.startsWith(origin) && !url.startsWith('mailto')),
      ).toEqual([])
    },
  )
})
