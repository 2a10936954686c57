import { formatIndiaDay, formatIndiaTime } from '@store/contract/rules/india-days'
import { trackingLinkOf } from '@store/contract/rules/orders/dispatch'
import { formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import { upiLinkOf } from '@store/contract/rules/orders/reserved/upi-link'
import { sumTaxes } from '@store/contract/rules/pricing/gst'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { stateOfCode, stateTaxOf } from '@store/contract/rules/shipping/gst-states'
import type { Config } from '../../base/base.ts'
import { signPaymentToken } from '../../money/money.ts'
import {
  isTransferAwaited,
  type OrderNoticeKind,
  type OrderRecord,
} from '../../ordering/ordering.ts'
import {
  bankBlockOf,
  type MailFact,
  type MailPart,
  type StoreSettings,
} from '../../support/support.ts'

/** What parts of mails about orders need besides the order. */
interface OrderMailContext {
  config: Config
  settings: StoreSettings
  now: Date
}

/** Mail programs cut off long mails; the page of the order lists all. */
export const mostMailedLines = 60

const filled = (rows: readonly MailFact[]) => rows.filter(([, value]) => value !== '')

function sumsOf({ lines, total, placeOfSupply = '', shipping }: OrderRecord): MailFact[] {
  const place = stateOfCode(placeOfSupply)?.name ?? shipping.state
  const { taxable, cgst, sgst, igst, roundOff } = sumTaxes(lines, total)
  const taxes = [
    ['Taxable', taxable],
    ['CGST', cgst],
    [stateTaxOf(place), sgst],
    ['IGST', igst],
    ['Round off', roundOff],
  ] as const
  const rows = taxes.filter(([, amount]) => amount !== 0)
  return [...rows, ['Total', total] as const].map(([label, amount]) => [
    label,
    formatExactRupees(amount),
  ])
}

function itemsPart(order: OrderRecord): MailPart {
  const { lines } = order
  return {
    kind: 'items',
    title: 'Products',
    items: lines.slice(0, mostMailedLines).map(({ name, modelNo, quantity, unitPrice, total }) => ({
      name,
      modelNo,
      quantity,
      unitPrice: formatExactRupees(unitPrice),
      total: formatExactRupees(total),
    })),
    more: Math.max(lines.length - mostMailedLines, 0),
    sums: sumsOf(order),
  }
}

/** Where and how a reserved order is paid; nothing once it is not to be paid. */
function paymentParts(order: OrderRecord, { config, settings, now }: OrderMailContext) {
  const { publicId, payBy, paymentCode, openAmount, total } = order
  const isPayable = paymentCode !== undefined && isTransferAwaited(order)
  if (!isPayable || Object.values({ ...settings.bank, upiId: '-' }).includes('')) return undefined
  const bank = bankBlockOf(settings, { config, now, isNewBuyer: false })
  const origin = config.PUBLIC_ORIGIN.replace(/\/$/, '')
  const code = formatPaymentCode(paymentCode)
  const amount = openAmount ?? total
  const rupees = rupeesFromPaise(amount)
  const { upiId, upiLimit = 0, upiMerchantCode: merchantCode, changedAt } = bank
  const isUpi = upiId !== undefined && rupees <= upiLimit
  const upi = { payee: bank.accountHolder, rupees, note: code, merchantCode }
  const link: MailPart[] =
    origin !== '' && payBy && payBy > now
      ? [
          {
            kind: 'link',
            label: `Pay ${formatExactRupees(amount)}`,
            url: `${origin}/pay/${signPaymentToken(config.FILE_URL_SECRET, { publicId, payBy })}`,
          },
        ]
      : []
  const account: MailPart = {
    kind: 'facts',
    title: 'How to pay',
    rows: filled([
      ['Amount', formatExactRupees(amount)],
      ['Payment code (write it in the remarks)', code],
      ['Pay by', payBy ? formatIndiaTime(payBy) : ''],
      ['Account holder', bank.accountHolder],
      ['Account number', bank.accountNumber],
      ['IFSC', bank.ifsc],
      ['Bank', `${bank.bank}, ${bank.branch}`],
      ['UPI ID', isUpi ? upiId : ''],
    ]),
  }
  const news: MailPart[] = changedAt
    ? [
        {
          kind: 'text',
          text: `Our bank account changed on ${formatIndiaDay(new Date(changedAt))}. Check the account number before you pay.`,
        },
      ]
    : []
  const upiLink: MailPart[] = isUpi
    ? [{ kind: 'link', label: 'Open your UPI app', url: upiLinkOf({ upiId, ...upi }) }]
    : []
  return { link, account: [account, ...news, ...upiLink] }
}

/** How the parcel is followed; nothing while nobody has said how it was sent. */
function dispatchParts({ dispatch }: OrderRecord): MailPart[] {
  if (!dispatch) return []
  const { courier, docketNumber = '', packages, freight = '' } = dispatch
  const url = trackingLinkOf(dispatch)
  const facts: MailPart = {
    kind: 'facts',
    title: 'Shipment',
    rows: filled([
      ['Courier', courier],
      ['Docket (LR) number', docketNumber],
      ['Packages', packages === undefined ? '' : String(packages)],
      ['Freight', freight],
    ]),
  }
  return [...(url ? [{ kind: 'link' as const, label: 'Track the parcel', url }] : []), facts]
}

/** By which number the buyer's books know the order. */
function purchasePart({ poNumber }: OrderRecord): MailPart[] {
  if (poNumber === undefined) return []
  return [{ kind: 'facts', title: 'Your order', rows: [['Your PO number', poNumber]] }]
}

/**
 * What the mail of a notice shows beside its message: what was ordered, how it is paid, how it was sent. It has nothing that the
 * buyer typed but the PO number; callers leave that out of what goes to an address that is not confirmed.
 */
export function orderMailParts(
  kind: OrderNoticeKind,
  order: OrderRecord,
  context: OrderMailContext,
): MailPart[] {
  const payment = paymentParts(order, context)
  switch (kind) {
    case 'placed':
    case 'payment-due':
      return [
        ...(payment?.link ?? []),
        ...purchasePart(order),
        itemsPart(order),
        ...(payment?.account ?? []),
      ]
    case 'payment':
      return payment ? [...payment.link, ...payment.account] : []
    case 'shipped':
      return [...dispatchParts(order), ...purchasePart(order), itemsPart(order)]
    case 'bill':
    case 'refund':
    case 'cancelled':
      return []
  }
}
