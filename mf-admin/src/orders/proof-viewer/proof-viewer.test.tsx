import { describe, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()

describe('the payment proof', () => {
  it('opens as a picture beside the amount', async () => {
    const { user, card } = await openCard(api, {
      paymentProof: '/api/files/f1/proof.png?expires=1&signature=x',
      totalAmount: 118,
    })
    await user.click(card.getByRole('button', { name: 'View payment proof' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('img').getAttribute('src')).toContain('/api/files/f1/proof.png')
    expect(dialog.getByText('₹118')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is enlarged until its smallest print can be read', async () => {
    const { user, card } = await openCard(api)
    await user.click(card.getByRole('button', { name: 'View payment proof' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Zoom in' }))
    expect(dialog.getByRole('status').textContent).toBe('150%')
    await user.keyboard('0')
    expect(dialog.getByRole('status').textContent).toBe('100%')
  })

  const pdf = {
    paymentProof: '/api/files/f1/proof.pdf?expires=1',
    paymentProofType: 'application/pdf',
    totalAmount: 118,
  }

  it('of a PDF is its first page, beside the amount and the way to the whole file', async () => {
    api.answers('GET /files/:id/:name/first-page', { pages: 3, width: 1600, height: 2263 })
    const { article, user, card } = await openCard(api, pdf)
    expect(article.querySelector('img')?.getAttribute('src')).toBe(
      '/api/files/f1/proof.pdf/first-page.webp?expires=1',
    )
    await user.click(card.getByRole('button', { name: 'View payment proof (PDF)' }))
    const dialog = within(screen.getByRole('dialog'))
    const picture = dialog.getByRole('img', {
      name: 'First page of the payment proof of order #123456',
    })
    expect(picture.getAttribute('src')).toBe('/api/files/f1/proof.pdf/first-page.webp?expires=1')
    expect(await dialog.findByText('Page 1 of 3')).toBeTruthy()
    expect(dialog.getByText('₹118')).toBeTruthy()
    const link = dialog.getByRole('link', { name: 'Open the whole PDF' })
    expect(link.getAttribute('href')).toBe('/api/files/f1/proof.pdf?expires=1&show')
  })

  it('is a link when the first page of the PDF cannot be drawn', async () => {
    const { article, card } = await openCard(api, pdf)
    fireEvent.error(article.querySelector('img') as HTMLImageElement)
    expect(card.getByText('This PDF has no picture; open it')).toBeTruthy()
    const link = card.getByRole('link', { name: 'Payment proof (PDF)' })
    expect(link.getAttribute('href')).toBe('/api/files/f1/proof.pdf?expires=1&show')
    expect(card.queryByRole('button', { name: /payment proof/i })).toBeNull()
  })

  it('fills the width and scrolls when it is a tall screenshot', async () => {
    const { user, card } = await openCard(api)
    await user.click(card.getByRole('button', { name: 'View payment proof' }))
    const picture = within(screen.getByRole('dialog')).getByRole('img')
    const load = (naturalHeight: number) => {
      Object.defineProperties(picture, {
        naturalWidth: { configurable: true, value: 100 },
        naturalHeight: { configurable: true, value: naturalHeight },
      })
      fireEvent.load(picture)
      return picture.className
    }
    // jsdom does not know the property that differs.
    const fitted = load(220)
    expect([load(1_000) === fitted, load(150) === fitted]).toEqual([false, true])
  })

  it('is hidden when the picture does not load', async () => {
    const { article, card } = await openCard(api)
    const picture = article.querySelector('img')
    fireEvent.error(picture as HTMLImageElement)
    expect(article.querySelector('img')).toBeNull()
    expect(card.queryByRole('button', { name: 'View payment proof' })).toBeNull()
    expect(card.getByText('The payment proof could not be shown.')).toBeTruthy()
  })

  it('is not shown when the order was paid online', async () => {
    const { article, card } = await openCard(api, { paymentMethod: 'online' })
    expect(article.querySelector('img')).toBeNull()
    expect(card.getByText('Online payment')).toBeTruthy()
  })
})
