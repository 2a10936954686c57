import { writeCamt } from '../write/write-camt.ts'
import { writeMt940 } from '../write/write-mt940.ts'
import { type BrokenStatement, soundLines } from './broken-statement.ts'

const mt940 = writeMt940(soundLines).toString()
const camt = writeCamt(soundLines).toString()

function changed(text: string, from: string | RegExp, to: string): Buffer {
  const after = text.replace(from, to)
  if (after === text) throw new Error(`nothing to change: ${from}`)
  return Buffer.from(after)
}

/** What is replaced in a sound message: its name, from, to, and what the refusal says. */
type Change = readonly [name: string, from: string | RegExp, to: string, says: RegExp]

function cut(kind: string, text: string, says: RegExp): BrokenStatement[] {
  return [0.3, 0.5, 0.7, 0.9].map((share) => ({
    name: `${kind}: cut at ${share * 100} %`,
    bytes: Buffer.from(text.slice(0, Math.floor(text.length * share))),
    says,
  }))
}

const entry = /^(:61:\d{10})([CD]R)([\d,]+)(NTRF)/m
const laughs = Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
)

const mt940Changes: readonly Change[] = [
  ['no closing balance', /^:62F:.*$/m, '', /breaks off/],
  ['no opening balance', /^:60F:.*$/m, '', /^This is no statement/],
  ['another currency', ':60F:C261101INR', ':60F:C261101USD', /kept in USD/],
  ['a balance without a mark', ':60F:C', ':60F:X', /field :60F: cannot be read/],
  ['an impossible day', /^:61:\d{6}/m, ':61:261332', /field :61: cannot be read/],
  [
    'a day of booking that is none',
    /^:61:(\d{6})\d{4}/m,
    ':61:$11131',
    /field :61: cannot be read/,
  ],
  ['an amount with a letter', entry, '$1$21O0,00$4', /field :61: cannot be read/],
  ['an amount with a point', entry, '$1$2100.00$4', /field :61: cannot be read/],
  ['an amount of nothing', entry, '$1$20,00$4', /do not lead from/],
  ['no mark', entry, '$1$3$4', /field :61: cannot be read/],
  ['a missing entry', entry, ':99:', /do not lead from/],
  ['a changed amount', entry, '$1$21$3$4', /do not lead from/],
  ['a changed mark', entry, '$1DR$3$4', /do not lead from/],
  ['a text outside of fields', ':20:STMT', '-}\r\nlost text\r\n:20:STMT', /damaged|^This is no/],
]

const camtChanges: readonly Change[] = [
  [
    'an outer entity',
    '<Document',
    '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document',
    /damaged/,
  ],
  [
    'a billion laughs',
    '<Document',
    `<!DOCTYPE d [<!ENTITY l0 "ha">${laughs.join('')}]><Document`,
    /damaged/,
  ],
  ['an unknown entity', '<Ustrd>', '<Ustrd>&x;', /damaged/],
  ['a tag without end', '</Ntry>', '', /damaged/],
  ['elements without end', '<Ntry>', '<Ntry>'.repeat(100_000), /damaged/],
  ['another message', /BkToCstmrStmt/g, 'CstmrCdtTrfInitn', /^This is no statement/],
  ['no day', /<BookgDt>.*?<\/BookgDt>/, '', /no valid booking date/],
  ['an impossible day', /<BookgDt><Dt>[\d-]+/, '<BookgDt><Dt>2026-02-30', /no valid booking date/],
  [
    'no mark',
    /(<Ntry><Amt.*?<\/Amt>)<CdtDbtInd>\w+<\/CdtDbtInd>/,
    '$1',
    /no valid credit or debit/,
  ],
  [
    'an unknown mark',
    /(<Ntry><Amt.*?<\/Amt>)<CdtDbtInd>\w+/,
    '$1<CdtDbtInd>BOTH',
    /no valid credit or debit/,
  ],
  ['no amount', /<Ntry><Amt.*?<\/Amt>/, '<Ntry>', /no valid amount/],
  ['an amount with a letter', /(<Ntry><Amt Ccy="INR">)\d/, '$1O', /no valid amount/],
  ['a negative amount', /(<Ntry><Amt Ccy="INR">)/, '$1-', /no valid amount/],
  ['an amount of Indian groups', /(<Ntry><Amt Ccy="INR">)/, '$11,00,', /no valid amount/],
  ['another currency', /(<Ntry><Amt Ccy=")INR/, '$1USD', /kept in USD/],
  ['a balance that is none', /(<Bal>.*?<Amt Ccy="INR">)/, '$1x', /damaged/],
  ['a changed balance', /(<Bal>.*?<Amt Ccy="INR">)/, '$11', /do not lead from/],
  ['a missing entry', /<Ntry>.*<\/Ntry>\n/, '', /do not lead from/],
  [
    'a batch that does not add up',
    /(<\/TxDtls><TxDtls>.*?<TxAmt><Amt Ccy="INR">)/,
    '$19',
    /do not add up/,
  ],
  ['no entry', /<Ntry>.*<\/Ntry>|<Bal>.*<\/Bal>/gs, '', /no lines/],
]

function change(kind: string, text: string, changes: readonly Change[]): BrokenStatement[] {
  return changes.map(([name, from, to, says]) => ({
    name: `${kind}: ${name}`,
    bytes: changed(text, from, to),
    says,
  }))
}

/** Messages of SWIFT and ISO 20022 that are cut, changed or hostile. */
export const brokenMessages: readonly BrokenStatement[] = [
  ...cut('mt940', mt940, /breaks off|cannot be read/),
  ...change('mt940', mt940, mt940Changes),
  ...cut('camt', camt, /damaged/),
  ...change('camt', camt, camtChanges),
]
