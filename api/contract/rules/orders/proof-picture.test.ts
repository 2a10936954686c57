import { expect, it } from '@jest/globals'
import { firstPagePath, firstPagePicture, proofPicture } from './proof-picture.ts'

it.each(['', 'http://store.test'])('the first page stands beside its file (%j)', (origin) => {
  const file = `${origin}/api/files/01JD/payment-proof.pdf?expires=1&signature=x`
  expect(firstPagePath(file)).toBe('/files/01JD/payment-proof.pdf/first-page?expires=1&signature=x')
  expect(firstPagePicture(file)).toBe(
    `${origin}/api/files/01JD/payment-proof.pdf/first-page.webp?expires=1&signature=x`,
  )
})

it('the picture of a proof is the proof itself, or the first page of a PDF', () => {
  const shot = { paymentProof: '/api/files/a/proof.png?x=1', paymentProofType: 'image/png' }
  expect(proofPicture(shot)).toBe('/api/files/a/proof.png?x=1')
  expect(proofPicture({ paymentProof: '/api/files/a/proof.pdf?x=1' })).toBe(
    '/api/files/a/proof.pdf/first-page.webp?x=1',
  )
  expect(proofPicture({})).toBeUndefined()
})
