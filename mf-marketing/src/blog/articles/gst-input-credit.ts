import { t } from '@lingui/core/macro'
import { type Article, heading, list, text } from '../article.ts'

export const gstInputCredit = (): Article => ({
  slug: 'gst-input-credit-on-it-purchases',
  title: t`GST input credit on IT purchases`,
  summary: t`The GST on the printer your office buys can come back to you. What the bill must show, and the dates that end the claim.`,
  publishedOn: '2026-08-17',
  author: 'Lakshmi Prasanna',
  blocks: [
    text(
      t`Most IT goods carry 18 per cent GST. A registered business that buys them for its business can usually set that tax off against the GST it owes on its own sales. On a purchase of ₹1,00,000 that is ₹18,000, and it is lost by small mistakes more often than by large ones.`,
    ),
    heading(t`When the credit is yours`),
    list(
      t`You are registered, and the goods are used for taxable business.`,
      t`You have a proper tax invoice with your own GST number on it.`,
      t`You have received the goods. If they come in parts, the credit comes with the last.`,
      t`The supplier has reported the invoice, so that it shows in your GSTR-2B.`,
      t`You pay the supplier within 180 days of the invoice; otherwise the credit has to be given back, until you pay.`,
    ),
    heading(t`What to look at on the bill`),
    text(
      t`Your legal name and GST number, the invoice number and date, the HSN code of each line, the taxable value, and the tax as CGST and SGST within your state or IGST from another. A wrong GST number is the most common fault, and it can only be corrected by the supplier. Give yours at checkout and look at it again before you pay.`,
    ),
    heading(t`Resale and own use`),
    text(
      t`A reseller claims the credit on stock for sale. An office that buys a laptop for itself claims it as well, as capital goods, but not if it also takes depreciation on the tax part: choose one of the two. Goods bought for private use, given away as gifts, lost or stolen give no credit. Those under the composition scheme cannot claim it at all.`,
    ),
    heading(t`The last day`),
    text(
      t`Credit for an invoice can be claimed until 30 November after the end of its financial year, or until the annual return is filed, whichever comes first. Match your purchases with GSTR-2B every month; in November it is too late to ask a supplier for a correction.`,
    ),
    text(
      t`This is a guide for the trade and no tax advice. Ask your accountant before you rely on it.`,
    ),
  ],
})
