import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeferredView, deferCode } from './deferred-view.tsx'

const List = () => <p>Products</p>

function show(load: () => Promise<typeof List>) {
  const code = deferCode(load)
  const view = (
    <DeferredView code={code} loading="Loading...">
      {(Loaded) => <Loaded />}
    </DeferredView>
  )
  return { view, code, ...render(view) }
}

it('shows that its code is loading, and the next time shows it at once', async () => {
  const { view, unmount } = show(async () => List)
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(await screen.findByText('Products')).toBeVisible()
  unmount()
  render(view)
  expect(screen.getByText('Products')).toBeVisible()
})

it('tries again after a failed download', async () => {
  let tries = 0
  show(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return List
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Products')).toBeVisible()
})
