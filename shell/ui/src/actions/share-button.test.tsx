import { beforeEach, expect, it, jest } from '@jest/globals'
import { renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { ShareButton } from './share-button.tsx'
import { whatsAppShareLink } from './share-content.ts'

const shareBy = (share: Navigator['share'] | undefined) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
beforeEach(() => {
  shareBy(undefined)
})

const content = {
  title: 'Order #1',
  text: 'Sent with DTDC\nDocket D1 & 2',
  url: 'https://a.example/?x=1',
}
const open = () =>
  renderWithStore(
    <ShareButton content={content} label="Share the docket">
      Share
    </ShareButton>,
  )

it('opens WhatsApp with words and link where the device cannot share', () => {
  open()
  const link = screen.getByRole('link', { name: 'Share the docket' })
  const address = new URL(link.getAttribute('href') ?? '')
  expect([address.origin, address.pathname, link.getAttribute('target')]).toEqual([
    ...['https://wa.me', '/', '_blank'],
  ])
  expect(address.searchParams.get('text')).toBe(`${content.text}\n${content.url}`)
})

it('shares as the device does, and says nothing when that is closed', async () => {
  const share = jest.fn<Navigator['share']>(() =>
    Promise.reject(new DOMException('closed', 'AbortError')),
  )
  shareBy(share)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Share the docket' }))
  expect(share).toHaveBeenCalledWith(content)
  expect(screen.getByLabelText('Messages')).toHaveTextContent(/^$/)
})

it('shows that the device failed', async () => {
  shareBy(() => Promise.reject(new Error('no app')))
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Share the docket' }))
  expect(await screen.findByText('Sharing cancelled or failed')).toBeVisible()
})

it('keeps the address of a long list short enough for every browser, and whole letters in it', () => {
  const text = '🖨'.repeat(5_000)
  const link = whatsAppShareLink({ title: 'Cart', text, url: 'https://a.example' })
  expect(new URL(link).searchParams.get('text')).toMatch(/^🖨+\nhttps:\/\/a\.example$/u)
})
