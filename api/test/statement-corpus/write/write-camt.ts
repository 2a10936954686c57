import { type CorpusLine, corpusAccount, openingBalance, withBalances } from '../corpus-line.ts'

function element(name: string, content: string, attributes = ''): string {
  return `<${name}${attributes}>${content}</${name}>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function money(amount: number): string {
  return element('Amt', (amount / 100).toFixed(2), ' Ccy="INR"')
}

function balance(code: string, amount: number): string {
  const type = element('Tp', element('CdOrPrtry', element('Cd', code)))
  return element('Bal', `${type}${money(amount)}<CdtDbtInd>CRDT</CdtDbtInd>`)
}

function details({ narration, bankReference, amount }: CorpusLine): string {
  const reference = element('TxId', escapeXml(bankReference ?? 'NOTPROVIDED'))
  const refs = element('Refs', `<EndToEndId>NOTPROVIDED</EndToEndId>${reference}`)
  // The standard allows 140 characters a piece.
  const pieces = narration.match(/.{1,140}/g) ?? []
  const remittance = pieces.map((piece) => element('Ustrd', escapeXml(piece))).join('')
  const amounts = element('AmtDtls', element('TxAmt', money(amount)))
  return element('TxDtls', `${refs}${amounts}${element('RmtInf', remittance)}`)
}

function entry(lines: readonly CorpusLine[]): string {
  const [first] = lines
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const mark = element('CdtDbtInd', first?.direction === 'credit' ? 'CRDT' : 'DBIT')
  const day = element('BookgDt', element('Dt', first?.bookedOn ?? ''))
  const all = element('NtryDtls', lines.map(details).join(''))
  return element('Ntry', `${money(sum)}${mark}<Sts>BOOK</Sts>${day}${all}`)
}

/** Some credits of a day are booked as one batch of two. */
function batches(lines: readonly CorpusLine[]): CorpusLine[][] {
  const grouped: CorpusLine[][] = []
  for (const [index, line] of lines.entries()) {
    const last = grouped.at(-1)
    const [before] = last ?? []
    const isAlike = before?.bookedOn === line.bookedOn && before.direction === line.direction
    if (last?.length === 1 && isAlike && index % 3 === 0) last.push(line)
    else grouped.push([line])
  }
  return grouped
}

/** A document of ISO 20022 camt.053, with entries of a batch. */
export function writeCamt(lines: readonly CorpusLine[]): Buffer {
  const closing = withBalances(lines).at(-1)?.balance ?? openingBalance
  const account = element('Acct', element('Id', element('Othr', element('Id', corpusAccount))))
  const entries = batches(lines).map(entry).join('\n')
  const balances = balance('OPBD', openingBalance) + balance('CLBD', closing)
  const statement = element('Stmt', `<Id>1</Id>${account}${balances}${entries}`)
  const body = element('BkToCstmrStmt', `<GrpHdr><MsgId>1</MsgId></GrpHdr>${statement}`)
  const namespace = ' xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"'
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>${element('Document', body, namespace)}`,
  )
}
