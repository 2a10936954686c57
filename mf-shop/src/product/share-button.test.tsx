import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aProduct, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { ProductScreen } from './product-screen.tsx'
import { fakeProductApi } from './testing/fake-product-api.ts'

const toner = aProduct({ _id: 'toner', name: 'HP 26A Black Toner' })
fakeProductApi(toner)

function renderProduct() {
  return renderWithStore(<ProductScreen />, { route: '/product/toner', path: '/product/:id' })
}

const button = (name: string) => screen.findByRole('button', { name })

describe('sharing', () => {
  const shareBy = (share: Navigator['share'] | undefined) => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  }
  beforeEach(() => shareBy(undefined))

  it('copies the link when the browser cannot share', async () => {
    const { user } = renderProduct()
    const writeText = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(await button('Share'))
    expect(await screen.findByText('Link copied to clipboard')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(window.location.href)
  })

  it('shows that the link could not be copied', async () => {
    const { user } = renderProduct()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await button('Share'))
    expect(await screen.findByText('Failed to copy link')).toBeVisible()
  })

  it('shares the page with another app', async () => {
    const share = jest.fn<Navigator['share']>(() => Promise.resolve())
    shareBy(share)
    const { user } = renderProduct()
    await user.click(await button('Share'))
    expect(share).toHaveBeenCalledWith({ title: toner.name, url: window.location.href })
    expect(screen.getByLabelText('Messages')).toHaveTextContent(/^$/)
  })

  it('shows that sharing was cancelled', async () => {
    shareBy(() => Promise.reject(new DOMException('cancelled', 'AbortError')))
    const { user } = renderProduct()
    await user.click(await button('Share'))
    expect(await screen.findByText('Sharing cancelled or failed')).toBeVisible()
  })
})
