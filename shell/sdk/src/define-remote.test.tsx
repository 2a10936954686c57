import { describe, expect, it } from '@jest/globals'
import { screen as page, render } from '@testing-library/react'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { defineRemote, screen } from './define-remote.ts'

function Site({ remote }: { remote: ReturnType<typeof defineRemote> }) {
  return useRoutes(remote.routes)
}

describe('a remote', () => {
  it('renders the screen of the visited path once its code is there', async () => {
    const remote = defineRemote({
      routes: [
        screen('/cart', async () => () => <h1>Your Cart</h1>),
        screen('/payment', async () => () => <h1>Payment</h1>),
      ],
    })
    render(
      <MemoryRouter initialEntries={['/payment']}>
        <Site remote={remote} />
      </MemoryRouter>,
    )
    expect(await page.findByRole('heading', { name: 'Payment' })).toBeInTheDocument()
    expect(page.queryByRole('heading', { name: 'Your Cart' })).not.toBeInTheDocument()
  })
})
