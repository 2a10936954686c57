import { expect, it } from '@jest/globals'
import { largestProofBytes } from '../limits.ts'
import { validatePayment, validateProof } from './payment-proof.ts'

const aProof = { name: 'transfer.png', type: 'image/png', size: 40_000 }

it.each(['image/jpeg', 'image/png', 'application/pdf'])('accepts a proof of type %s', (type) => {
  expect(validateProof({ ...aProof, type })).toBeUndefined()
})

it('uses the file name when a phone gives no media type', () => {
  expect(validateProof({ ...aProof, type: '' })).toBeUndefined()
  expect(validateProof({ ...aProof, type: '', name: 'transfer.heic' })?.message).toMatch(/JPG/)
})

it.each(['', '  ', 'utr 4261-2345-6789'])('accepts a proof with the reference %j', (reference) => {
  expect(validatePayment({ paymentProof: aProof, paymentReference: reference })).toBeUndefined()
})

it('reports an error of the proof before one of the reference', () => {
  const fieldsOf = (paymentProof: typeof aProof | undefined) =>
    validatePayment({ paymentProof, paymentReference: 'by Ravi' })?.fields.map((at) => at.field)
  expect([fieldsOf(undefined), fieldsOf(aProof)]).toEqual([['paymentProof'], ['paymentReference']])
})

it.each([
  ['none', undefined, 'Upload payment proof'],
  ['another kind', { ...aProof, type: 'text/plain' }, /JPG, PNG or PDF/],
  ['one past the limit', { ...aProof, size: largestProofBytes + 1 }, /at most 10 MB/],
])('rejects %s', (_name, proof, message) => {
  expect(validateProof(proof)?.message).toMatch(message)
})
