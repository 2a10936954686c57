import { expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { aProof, openReviewScreen, proofName, serveProofs } from '../testing/open-review-screen.tsx'

const api = fakeApi()
const pdf = {
  paymentProof: '/api/files/f1/payment-proof.pdf?expires=1&signature=x',
  paymentProofType: 'application/pdf',
}

async function openPdf() {
  serveProofs(api, [aProof(1, pdf), aProof(2, { ...pdf, paymentProof: '/api/files/f2/b.pdf?x=1' })])
  api.answers('GET /files/:id/:name/first-page', { pages: 2, width: 1600, height: 2263 })
  const { user } = openReviewScreen()
  const article = await screen.findByRole('article', { name: proofName(1) })
  return { user, article, proof: within(article) }
}

it('the first page of a PDF stands beside the amount, and opens as large as the window', async () => {
  const { user, article, proof } = await openPdf()
  const name = 'First page of the payment proof of order #000001'
  const picture = proof.getByRole('img', { name, hidden: true })
  expect(picture.getAttribute('src')).toBe(
    '/api/files/f1/payment-proof.pdf/first-page.webp?expires=1&signature=x',
  )
  expect(await proof.findByText('Page 1 of 2')).toBeTruthy()
  expect(proof.getByRole('link', { name: 'Open the whole PDF' }).getAttribute('href')).toBe(
    '/api/files/f1/payment-proof.pdf?expires=1&signature=x&show',
  )
  // The next one is drawn while this one is looked at.
  expect(article.querySelector('img[hidden]')?.getAttribute('src')).toContain('f2/b.pdf/first-page')
  await user.keyboard('o')
  expect(within(screen.getByRole('dialog')).getByRole('img', { name })).toBeTruthy()
})

it('a PDF without a picture is opened by its link, by the same key', async () => {
  const { article, proof } = await openPdf()
  fireEvent.error(article.querySelector('img') as HTMLImageElement)
  expect(proof.getByText('This PDF has no picture; open it')).toBeTruthy()
  const link = proof.getByRole('link', { name: 'Payment proof (PDF)' })
  expect(link.getAttribute('aria-keyshortcuts')).toBe('o')
})
