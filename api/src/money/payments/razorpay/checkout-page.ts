import type { Paise } from '@store/contract/rules/pricing/money'
import type { PaymentGateway } from '../payment-gateway.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Input of the page; `origin` is the site's, `nonce` allows its only script. */
export interface CheckoutPageInput {
  gateway: Pick<PaymentGateway, 'keyId' | 'checkoutUrl'>
  orderId: string
  amount: Paise
  origin: string
  nonce: string
}

/**
 * Renders a page that posts the browser to the gateway's payment page (razorpay.com/docs/payments/payment-gateway/
 * web-integration/hosted). It has its own content security policy, so that no page of the shop has to allow foreign
 * scripts or forms.
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
