import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { defineRemote } from './define-remote.ts'

function Site({ remote }: { remote: ReturnType<typeof defineRemote> }) {
  return useRoutes(remote.routes)
}

describe('a remote', () => {
  it('renders the screen of the visited path once its code is loaded', async () => {
    const remote = defineRemote({
      routes: [
        { path: '/cart', load: async () => () => <h1>Your Cart</h1> },
        { path: '/payment', load: async () => () => <h1>Payment</h1> },
      ],
    })
    render(
      <MemoryRouter initialEntries={['/payment']}>
        <Site remote={remote} />
      </MemoryRouter>,
    )
    expect(await screen.findByRole('heading', { name: 'Payment' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Your Cart' })).not.toBeInTheDocument()
  })
})
