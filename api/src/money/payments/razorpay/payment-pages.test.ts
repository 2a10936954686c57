import { describe, expect, it } from '@jest/globals'
import { usePaymentStore } from '../../../../test/factories/payment-factory.ts'

const payments = usePaymentStore({
  environment: {
    PUBLIC_ORIGIN: 'https://store.example',
    BANK_ACCOUNT_HOLDER: 'Store Private Limited',
    BANK_NAME: 'State Bank of India',
    BANK_ACCOUNT_NUMBER: '00000012345678901',
    BANK_IFSC: 'SBIN0000300',
    BANK_BRANCH: 'Fort, Mumbai',
  },
})
const { createAwaited, readOrder, store } = payments

const comeBack = (fields: Record<string, string>) =>
  store.app.inject({
    method: 'POST',
    url: '/api/payments/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('the redirect to the gateway and back', () => {
  it('is offered by the settings and the order, when a gateway and an origin are configured', async () => {
    const { buyer, payment } = await createAwaited()
    const url = '/api/settings/payment'
    const settings = await store.app.inject({ url, headers: buyer.headers })
    expect(settings.json()).toMatchObject({ ifsc: 'SBIN0000300', online: true })
    expect(payment.checkoutUrl).toBe(`/api/payments/checkout/${payment.orderId}`)
  })

  it('uses a page whose policy allows a form to the gateway and nothing else', async () => {
    const { payment } = await createAwaited()
    const page = await store.app.inject({ url: payment.checkoutUrl ?? '' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`form-action ${payments.gateway.url}`)
    expect(policy).toMatch(/default-src 'none'; script-src 'nonce-[\w+/=]+';/)
    expect(page.body).toContain(`action="${payments.gateway.url}/v1/checkout/embedded"`)
    expect(page.body).toContain(`name="order_id" value="${payment.orderId}"`)
    expect(page.body).toContain('name="amount" value="1000000"')
    expect(page.body).toContain('value="https://store.example/api/payments/return"')
    const nowhere = await store.app.inject({ url: '/api/payments/checkout/order_of_nobody' })
    expect(nowhere.statusCode).toBe(404)
  })

  it('marks the order as paid on the way back, and continues to the orders', async () => {
    const { buyer, order, payment } = await createAwaited()
    const { orderId, paymentId, signature } = payments.gateway.pay(payment.orderId)
    const answer = await comeBack({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/orders'])
    expect((await readOrder(buyer, order)).paymentStatus).toBe('paid')
  })

  it('marks nothing as paid without the signature of the gateway', async () => {
    const { buyer, order, payment } = await createAwaited()
    const failed = await comeBack({ 'error[code]': 'BAD_REQUEST_ERROR' })
    expect([failed.statusCode, failed.headers.location]).toEqual([303, '/orders'])
    const forged = await comeBack({
      razorpay_order_id: payment.orderId,
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'ab'.repeat(32),
    })
    expect(forged.statusCode).toBe(400)
    expect((await readOrder(buyer, order)).paymentStatus).toBe('pending')
  })
})
