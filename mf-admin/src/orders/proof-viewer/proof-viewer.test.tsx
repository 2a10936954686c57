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

  it('is a link when it is a PDF', async () => {
    const { card } = await openCard(api, {
      paymentProof: '/api/files/f1/proof.pdf?expires=1',
      paymentProofType: 'application/pdf',
    })
    const link = card.getByRole('link', { name: 'Payment proof (PDF)' })
    expect(link.getAttribute('href')).toBe('/api/files/f1/proof.pdf?expires=1&show')
    expect(card.queryByRole('button', { name: /payment proof/i })).toBeNull()
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
