import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ShellBoundary } from './shell-boundary.tsx'

function BrokenLayout(): never {
  throw new Error('no header')
}

it('shows an error page when the shell itself throws, and reports the error', () => {
  // React logs errors that a boundary has caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const faults: unknown[] = []
  render(
    <ShellBoundary onError={(error) => faults.push(error)}>
      <BrokenLayout />
    </ShellBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'The store could not be opened' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(faults).toEqual([new Error('no header')])
  expect(reported).toHaveBeenCalled()
  reported.mockRestore()
})
