import { expect, it } from '@jest/globals'
import { largestProofBytes } from '../limits.ts'
import { validatePayment, validateProof } from './payment-proof.ts'

const aProof = { name: 'transfer.png', type: 'image/png', size: 40_000 }

it.each(['image/jpeg', 'image/png', 'application/pdf'])('takes a proof of type %s', (type) => {
  expect(validateProof({ ...aProof, type })).toBeUndefined()
})

it('goes by the name where a phone does not say what a file is', () => {
  expect(validateProof({ ...aProof, type: '' })).toBeUndefined()
  expect(validateProof({ ...aProof, type: '', name: 'transfer.heic' })?.message).toMatch(/JPG/)
})

it.each(['', '  ', 'utr 4261-2345-6789'])('takes a proof with the reference %j', (reference) => {
  expect(validatePayment({ paymentProof: aProof, paymentReference: reference })).toBeUndefined()
})

it('names the fault of the proof before that of the reference', () => {
  const fieldsOf = (paymentProof: typeof aProof | undefined) =>
    validatePayment({ paymentProof, paymentReference: 'by Ravi' })?.fields.map((at) => at.field)
  expect([fieldsOf(undefined), fieldsOf(aProof)]).toEqual([['paymentProof'], ['paymentReference']])
})

it.each([
  ['none', undefined, 'Upload payment proof'],
  ['another kind', { ...aProof, type: 'text/plain' }, /JPG, PNG or PDF/],
  ['one past the limit', { ...aProof, size: largestProofBytes + 1 }, /at most 10 MB/],
])('refuses %s', (_name, proof, message) => {
  expect(validateProof(proof)?.message).toMatch(message)
})
