import { randomBytes } from 'node:crypto'
import { type EncodedForm, encodeForm } from '../load/http-client.ts'

/** Size of a proof in bytes, that of a bank's PDF receipt. */
export const proofBytes = 30_000

/** A valid empty PDF of the size of a bank's receipt. Each one is unique. */
function makeReceipt(): string {
  const filling = randomBytes(proofBytes / 2).toString('hex')
  return (
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
    `3 0 obj\n<< /Length ${filling.length} >>\nstream\n${filling}\nendstream\nendobj\n` +
    'trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
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
  gstNumber: '27ABCPM1234F1Z3',
  deliveryMethod: 'courier',
  courierOption: 'DTDC',
}

/** The body of POST /orders/credit. */
export function makeCreditOrder(): EncodedForm {
  return { type: 'application/json', body: Buffer.from(JSON.stringify({ shippingInfo })) }
}

/** The form of POST /orders/manual with a unique proof. */
export function makeOrderForm(): Promise<EncodedForm> {
  const form = new FormData()
  form.set('data', JSON.stringify({ shippingInfo }))
  form.set('paymentProof', new File([makeReceipt()], 'receipt.pdf', { type: 'application/pdf' }))
  return encodeForm(form)
}
