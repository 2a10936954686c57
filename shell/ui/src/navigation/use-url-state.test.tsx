import { expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { useUrlState } from './use-url-state.ts'

const teas = {
  read: (params: URLSearchParams) => ({
    kind: params.get('kind') ?? '',
    page: Number(params.get('page') ?? 1),
  }),
  write: ({ kind, page }: { kind: string; page: number }) =>
    new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }),
}

function openAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/teas', address]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => ({ ...useUrlState(teas), location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  )
  return result
}

it('reads the view from the URL, and writes changes to it', () => {
  const screen = openAt('/teas?kind=green')
  expect(screen.current.view).toEqual({ kind: 'green', page: 1 })
  act(() => screen.current.change({ page: 3 }))
  expect(screen.current.location.search).toBe('?kind=green&page=3')
})

it('keeps a change that is not rendered yet when the next one is made', () => {
  const screen = openAt('/teas')
  act(() => {
    screen.current.change({ kind: 'black' })
    screen.current.change({ page: 2 })
  })
  expect(screen.current.location.search).toBe('?kind=black&page=2')
})

it('starts from the URL of a link that was used meanwhile', () => {
  const screen = openAt('/teas?kind=green')
  act(() => {
    screen.current.change({ kind: 'black' })
    void screen.current.navigate('/teas?kind=white')
  })
  act(() => screen.current.change({ page: 2 }))
  expect(screen.current.location.search).toBe('?kind=white&page=2')
})

it('drops a change once the user has gone back', () => {
  const screen = openAt('/teas?kind=green')
  act(() => screen.current.change({ kind: 'black' }))
  act(() => void screen.current.navigate(-1))
  act(() => screen.current.change({ page: 2 }))
  expect(screen.current.location.search).toBe('?kind=green&page=2')
})
