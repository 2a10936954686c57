import type { Paise } from '@store/contract/rules/money'
import type { PaymentGateway } from './payment-gateway.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** What the page is made of; `origin` is the site's, `nonce` lets its one script run. */
export interface CheckoutPageInput {
  gateway: Pick<PaymentGateway, 'keyId' | 'checkoutUrl'>
  orderId: string
  amount: Paise
  origin: string
  nonce: string
}

/**
 * A page that posts the browser on to the gateway's payment page (razorpay.com/docs/payments/payment-gateway/
 * web-integration/hosted): a form of its own with a policy of its own, so that no page of the shop has to allow
 * foreign scripts or forms.
 */
export function renderCheckoutPage(input: CheckoutPageInput): { html: string; policy: string } {
  const { gateway, orderId, amount, origin, nonce } = input
  const fields = {
    key_id: gateway.keyId,
    order_id: orderId,
    amount: String(amount),
    currency: 'INR',
    callback_url: new URL('/api/payments/return', origin).href,
    cancel_url: new URL('/orders', origin).href,
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const html = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>Payment</title></head>
<body><form method="post" action="${escapeHtml(gateway.checkoutUrl)}">${inputs.join('')}
<button>Continue to payment</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `form-action ${new URL(gateway.checkoutUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
