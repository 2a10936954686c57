import { expect, it } from '@jest/globals'
import { largestProofBytes } from './limits.ts'
import { findProofFault } from './payment-proof.ts'

const aProof = { type: 'image/png', size: 40_000 }

it.each(['image/jpeg', 'image/png', 'application/pdf'])('takes a proof of type %s', (type) => {
  expect(findProofFault({ ...aProof, type })).toBeUndefined()
})

it.each([
  ['none', undefined, 'Upload payment proof'],
  ['another kind', { ...aProof, type: 'text/plain' }, /JPG, PNG or PDF/],
  ['one past the limit', { ...aProof, size: largestProofBytes + 1 }, /at most 10 MB/],
])('refuses %s', (_name, proof, message) => {
  expect(findProofFault(proof)?.message).toMatch(message)
})
