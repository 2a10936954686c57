import { randomBytes } from 'node:crypto'

const boundary = 'orderformboundary'

/** Size of a proof in bytes, that of a bank's PDF receipt. */
export const proofBytes = 30_000

/** A valid empty PDF of the size of a bank's receipt. Each one is unique. */
function makeReceipt(): Buffer {
  const filling = randomBytes(proofBytes / 2).toString('hex')
  return Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
      '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
      `3 0 obj\n<< /Length ${filling.length} >>\nstream\n${filling}\nendstream\nendobj\n` +
      'trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
  )
}

const shippingInfo = {
  fullName: 'Ravi Kulkarni',
  phone: '9820012345',
  address: '14 Lamington Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400007',
  businessName: 'Kulkarni Computers',
  gstNumber: '27ABCPM1234F1Z5',
  deliveryMethod: 'courier',
  courierOption: 'DTDC',
}

/** The form of POST /orders/manual with a unique proof. */
export function makeOrderForm(): { type: string; body: Buffer } {
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const file = 'name="paymentProof"; filename="receipt.pdf"\r\nContent-Type: application/pdf'
  const body = Buffer.concat([
    part('name="data"', JSON.stringify({ shippingInfo })),
    part(file, makeReceipt()),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}
