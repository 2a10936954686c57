import type { StoredDocument } from '../../src/money/taxes/documents/taxed-document.ts'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An IRN that tells documents apart. */
export const irnOf = (number: string) => Buffer.from(number).toString('hex').padEnd(64, '0')

/** What the signed QR code of a document says, as the portal writes it; its signature is none. */
export function signedCodeOf({ content }: StoredDocument, facts: object = {}): string {
  const { number, seller, recipient, totals, lines } = content
  const data = {
    ...{ SellerGstin: seller.gstin, BuyerGstin: recipient?.gstin, DocNo: number, DocTyp: 'INV' },
    ...{ DocDt: '03/11/2026', TotInvVal: totals.total / 100, ItemCnt: lines.length },
    ...{ MainHsnCode: lines[0]?.hsn, Irn: irnOf(number), IrnDt: '2026-11-03 12:40:00' },
    ...facts,
  }
  const payload = { data: JSON.stringify(data), iss: 'NIC' }
  const signature = 's'.repeat(342)
  return `${encoded({ alg: 'RS256', kid: 'EDC57DE1', typ: 'JWT' })}.${encoded(payload)}.${signature}`
}

/** What the portal of e-invoices answers to a document. */
export function registrationOf(document: StoredDocument) {
  return {
    ...{ AckNo: 112_010_000_011_474, AckDt: '2026-11-03 12:40:00', Status: 'ACT' },
    ...{ Irn: irnOf(document.content.number), SignedQRCode: signedCodeOf(document) },
  }
}
