import { expect, it } from '@jest/globals'
import {
  type DocumentFacts,
  privateBuyer,
  storedDocumentOf,
} from '../../../../test/taxes/documents-of-tests.ts'
import { irnOf, registrationOf, signedCodeOf } from '../../../../test/taxes/registered.ts'
import { linesOfJson } from './answer-line.ts'
import { type AnsweredDocument, type KnownAnswers, matchAnswers } from './match-answers.ts'
import { readPortalInstant } from './portal-instant.ts'
import { readSignedCode } from './signed-code.ts'

const invoice = storedDocumentOf({})
const { number } = invoice.content
const bill = '391001240187'

function documentOf(facts: DocumentFacts, known: Partial<AnsweredDocument> = {}): AnsweredDocument {
  const { kind, content } = storedDocumentOf(facts)
  const { seller, recipient, totals } = content
  return {
    ...{ id: 1, orderId: 1, orderPublicId: '01JABCDEFG123456', kind, number: content.number },
    ...{ seller: seller.gstin, buyer: recipient?.gstin, total: totals.total },
    ...{ irn: undefined, ewayBillNumber: undefined },
    ...known,
  }
}

const known = (
  documents: readonly AnsweredDocument[] = [documentOf({})],
  others: Partial<KnownAnswers> = {},
): KnownAnswers => ({
  documents: new Map(documents.map((document) => [document.number, document])),
  ...{ irns: new Map(), ewayBills: new Map() },
  ...others,
})

const faultsOf = (content: unknown, of = known()) =>
  matchAnswers(linesOfJson(content), of).faults.map(({ message }) => message)

it('an e-invoice is matched by the number in its signed code (taxes 5.2)', () => {
  const { matched, faults } = matchAnswers(linesOfJson([registrationOf(invoice)]), known())
  expect(faults).toEqual([])
  expect(matched).toMatchObject([
    {
      document: { number },
      registration: {
        ...{ irn: irnOf(number), acknowledgement: '112010000011474' },
        acknowledgedAt: new Date('2026-11-03T07:10:00.000Z'),
      },
    },
  ])
})

it('the answer of the API and a list below a status are read alike', () => {
  const answer = { Status: 1, Data: registrationOf(invoice) }
  for (const content of [answer, [answer], { response: [registrationOf(invoice)] }])
    expect(matchAnswers(linesOfJson(content), known()).matched).toHaveLength(1)
})

it('an e-way bill has a number and its validity', () => {
  const line = { DocNo: number, EwbNo: bill, EwbValidTill: '05/11/2026 11:59:00 PM' }
  expect(matchAnswers(linesOfJson([line]), known()).matched).toMatchObject([
    { ewayBill: { number: bill, validUntil: new Date('2026-11-05T18:29:00.000Z') } },
  ])
})

it('what is stored already is stored once', () => {
  const stored = known([documentOf({}, { irn: irnOf(number) })])
  const { matched } = matchAnswers(linesOfJson([registrationOf(invoice)]), stored)
  expect(matched.map(({ registration }) => registration)).toEqual([undefined])
})

const registered = registrationOf(invoice)
const note: DocumentFacts = {
  ...{ kind: 'credit-note', number },
  against: { number: 'INV/26-27/00002', day: '2026-11-01', totalRupees: 1180 },
}
it.each<[string, object, AnsweredDocument, RegExp]>([
  ['no number', { Irn: irnOf('x') }, documentOf({}), /No document number/],
  ['an unknown number', { DocNo: 'INV/1', EwbNo: bill }, documentOf({}), /no document INV\/1\./],
  ['neither', { DocNo: number }, documentOf({}), /neither an IRN nor/],
  ['a private buyer', registered, documentOf({ recipient: privateBuyer }), /to no GST number/],
  ['a short IRN', { ...registered, Irn: 'ab12' }, documentOf({}), /not 64/],
  ['another IRN', registered, documentOf({}, { irn: 'a'.repeat(64) }), /another IRN/],
  ['AckNo 1.12E+14', { ...registered, AckNo: '1.12E+14' }, documentOf({}), /acknowledgement/],
  ['no AckDt', { ...registered, AckDt: '' }, documentOf({}), /acknowledgement/],
  ['no code', { ...registered, DocNo: number, SignedQRCode: 'x' }, documentOf({}), /cut off/],
  ['another value', registered, documentOf({ lines: [{ rupees: 99 }] }), /of another document/],
  ['a note’s bill', { DocNo: number, EwbNo: bill }, documentOf(note), /goods travel with/],
  ['a short bill', { DocNo: number, EwbNo: '391' }, documentOf({}), /not 12 digits/],
  [
    'another bill',
    { DocNo: number, EwbNo: bill },
    documentOf({}, { ewayBillNumber: '391001240188' }),
    /another e-way bill/,
  ],
  ['no day', { DocNo: number, EwbNo: bill, ValidUpto: 'soon' }, documentOf({}), /is no date/],
])('a line does not match with %s', (_of, line, ...[document, message]) => {
  expect(faultsOf([line], known([document]))).toEqual([expect.stringMatching(message)])
})

it.each([
  ['document', { DocNo: 'INV/26-27/00002' }],
  ['seller', { SellerGstin: '29AABCS1995K1ZS' }],
  ['IRN', { Irn: irnOf('other') }],
])('a signed code of another %s is refused', (_of, facts) => {
  const line = { ...registered, DocNo: number, SignedQRCode: signedCodeOf(invoice, facts) }
  expect(faultsOf([line])).toEqual([expect.stringMatching(/of another document, seller/)])
})

it('an IRN and a bill that another document has are refused', () => {
  const taken = known(undefined, {
    irns: new Map([[irnOf(number), 'INV/26-27/00009']]),
    ewayBills: new Map([[bill, '01JABCDEFG999999']]),
  })
  expect(faultsOf([registered], taken)).toEqual([expect.stringMatching(/belongs to another/)])
  const line = { DocNo: number, EwbNo: bill }
  expect(faultsOf([line], taken)).toEqual([expect.stringMatching(/order #999999 already/)])
})

it('a document, an IRN or a bill stands in a file once', () => {
  expect(faultsOf([registered, registered])).toEqual([`${number} is in the file twice.`])
  const documents = [documentOf({}), documentOf({ number: 'INV/26-27/00002' })]
  const lines = documents.map((document) => ({ DocNo: document.number, EwbNo: bill }))
  expect(faultsOf(lines, known(documents))).toEqual(['INV/26-27/00002 is in the file twice.'])
  const spaced = lines.map((line, index) =>
    index === 0 ? line : { ...line, EwbNo: '3910 0124 0187' },
  )
  expect(faultsOf(spaced, known(documents))).toEqual(['INV/26-27/00002 is in the file twice.'])
})

it.each([
  ['2026-11-03 12:40:00', '2026-11-03T07:10:00.000Z'],
  ['2026-11-03T12:40:00.000', '2026-11-03T07:10:00.000Z'],
  ['03/11/2026 12:05:00 AM', '2026-11-02T18:35:00.000Z'],
  ['03-11-2026 23:59', '2026-11-03T18:29:00.000Z'],
  ['03/11/2026', '2026-11-02T18:30:00.000Z'],
  ['31/02/2026', undefined],
  ['03/11/2026 25:00', undefined],
  ['soon', undefined],
])('an instant of the portals: %s', (text, instant) => {
  expect(readPortalInstant(text, 'start')?.toISOString()).toBe(instant)
})

it('a text that is no token is no signed code', () => {
  for (const code of ['', 'a.b', 'a.b.c', 'a.e30.c', `a.${'b'.repeat(3000)}.c`])
    expect(readSignedCode(code)).toBeUndefined()
})
