import { formatDay, formatIndiaTime } from '@store/contract/rules/india-days'
import { ageingBuckets } from '@store/contract/rules/ledger/ledger-kinds'
import { ageingBucketNames, ledgerKindNames } from '@store/contract/rules/ledger/ledger-words'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { drawTable, edges, type PdfColumn, PdfSheet } from '../../../base/base.ts'
import { senderLinesOf } from '../../../support/support.ts'
import { accountLinesOf } from '../../invoices/drawing/document-texts.ts'
import type { Ageing, OpenBill } from '../age-bills.ts'
import type { LedgerLine } from '../fold-ledger.ts'
import type { LedgerView } from '../ledger-service.ts'

const size = 9
const lineHeight = 13

/** Who sends the statement, and where it is paid to. */
export interface StatementSender {
  seller: SellerFacts
  /** Undefined without bank details. */
  bank: Parameters<typeof accountLinesOf>[0] | undefined
}

/** A balance: what is owed, or an advance. */
function balanceText(amount: Paise): string {
  return amount < 0 ? `${formatExactRupees(paise(-amount))} Cr` : formatExactRupees(amount)
}

function side(amount: Paise): string {
  return formatExactRupees(paise(Math.abs(amount)))
}

const columns: readonly PdfColumn<LedgerLine>[] = [
  { title: 'Date', x: edges.left, textOf: ({ day }) => formatDay(day) },
  {
    title: 'Particulars',
    x: edges.left + 62,
    width: 105,
    textOf: ({ kind }) => ledgerKindNames[kind],
  },
  {
    title: 'Number or reference',
    x: edges.left + 172,
    width: 95,
    textOf: ({ label, order }) =>
      [label, order && orderNameOf(order.publicId)].filter(Boolean).join(', '),
  },
  {
    title: 'Debit',
    x: edges.right - 170,
    align: 'right',
    textOf: ({ amount }) => (amount > 0 ? side(amount) : ''),
  },
  {
    title: 'Credit',
    x: edges.right - 92,
    align: 'right',
    textOf: ({ amount }) => (amount < 0 ? side(amount) : ''),
  },
  {
    title: 'Balance',
    x: edges.right,
    align: 'right',
    bold: true,
    textOf: ({ balance }) => balanceText(balance),
  },
]

const billColumns: readonly PdfColumn<OpenBill>[] = [
  {
    title: 'Open bill',
    x: edges.left,
    width: 260,
    textOf: ({ label, orderPublicId }) =>
      [label, orderPublicId && orderNameOf(orderPublicId)].filter(Boolean).join(', '),
  },
  {
    title: 'Due',
    x: edges.left + 270,
    textOf: ({ dueOn }) => (dueOn === undefined ? '' : formatDay(dueOn)),
  },
  { title: 'Open', x: edges.right, align: 'right', textOf: ({ amount }) => side(amount) },
]

const agedWidth = (edges.right - edges.left) / (ageingBuckets.length + 1)

const ageingColumns: readonly PdfColumn<Ageing>[] = [
  ...ageingBuckets.map((bucket, position) => ({
    title: ageingBucketNames[bucket],
    x: edges.left + (position + 1) * agedWidth,
    align: 'right' as const,
    textOf: ({ buckets }: Ageing) => side(buckets[bucket]),
  })),
  {
    title: 'Advances',
    x: edges.right,
    align: 'right',
    textOf: ({ advances }) => side(advances),
  },
]

function writeLine(sheet: PdfSheet, text: string, bold = false): void {
  for (const line of sheet.wrap(text, edges.right - edges.left, { size, bold })) {
    sheet.ensureSpace(lineHeight)
    sheet.moveDown(lineHeight)
    sheet.writeText(line, { x: edges.left, size, bold })
  }
}

function writeSum(sheet: PdfSheet, label: string, amount: string): void {
  sheet.ensureSpace(lineHeight + 4)
  sheet.moveDown(lineHeight + 2)
  sheet.writeText(label, { x: edges.left, size, bold: true })
  sheet.writeText(amount, { x: edges.right, size, bold: true, align: 'right' })
  sheet.moveDown(2)
}

function drawHead(sheet: PdfSheet, ledger: LedgerView, { seller }: StatementSender): void {
  const { buyer, from, to, asOf } = ledger
  sheet.moveDown(16)
  sheet.writeText('STATEMENT OF ACCOUNT', { x: edges.left, size: 16, bold: true })
  sheet.moveDown(8)
  const sender = senderLinesOf(seller)
  if (sender.length > 0) writeLine(sheet, `From: ${sender.join(', ')}`)
  const name = buyer.firmName === undefined ? buyer.name : `${buyer.firmName} (${buyer.name})`
  writeLine(sheet, `To: ${name}`, true)
  writeLine(sheet, `${formatDay(from)} to ${formatDay(to)}, made ${formatIndiaTime(asOf)}`)
  sheet.moveDown(10)
}

function drawAgeing(sheet: PdfSheet, { ageing }: LedgerView): void {
  sheet.moveDown(12)
  drawTable(sheet, [ageing], { columns: ageingColumns })
  sheet.moveDown(12)
  if (ageing.bills.length > 0) drawTable(sheet, ageing.bills, { columns: billColumns })
}

/** Draws a statement of account as PDF on A4. */
export async function drawStatement(ledger: LedgerView, sender: StatementSender): Promise<Buffer> {
  const sheet = await PdfSheet.open({
    title: `Statement of account, ${formatDay(ledger.from)} to ${formatDay(ledger.to)}`,
    author: sender.seller.name ?? '',
    at: ledger.asOf,
    isNumbered: true,
  })
  drawHead(sheet, ledger, sender)
  writeSum(sheet, 'Opening balance', balanceText(ledger.opening))
  drawTable(sheet, ledger.lines, { columns })
  writeSum(sheet, `Closing balance on ${formatDay(ledger.to)}`, balanceText(ledger.closing))
  drawAgeing(sheet, ledger)
  if (sender.bank && ledger.closing > 0) {
    sheet.moveDown(8)
    writeLine(sheet, 'Pay to', true)
    for (const line of accountLinesOf(sender.bank)) {
      writeLine(sheet, [line.label, line.text].filter(Boolean).join(': '))
    }
  }
  sheet.numberPages(0, (page, count) => {
    sheet.writeText(`Page ${page} of ${count}`, { x: edges.right, size: 8, align: 'right' })
  })
  return sheet.bytes()
}
