import { afterEach, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { watchReleases } from './release-watch.ts'
import { UpdateNotice } from './update-notice.tsx'

const notice = () => screen.queryByText('A new version of this store is available.')

/** A page with a form, in a document of revision 3. */
function openPage(fetchRevision: () => Promise<number>) {
  const watch = watchReleases({ revision: 3, fetchRevision })
  return render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<input aria-label="Name" />} />
        <Route path="/other" element={null} />
      </Routes>
      <input type="search" aria-label="Search" />
      <search>
        <input aria-label="From" />
      </search>
      <input type="checkbox" aria-label="Keys" />
      <select aria-label="Order status">
        <option>Pending</option>
        <option>Shipped</option>
      </select>
      <form>
        <select aria-label="State">
          <option>Telangana</option>
          <option>Kerala</option>
        </select>
      </form>
      <Link to="/other">Elsewhere</Link>
      <UpdateNotice watch={watch} />
    </MemoryRouter>,
  )
}

async function comeBackAfter(minutes: number) {
  jest.setSystemTime(Date.now() + minutes * 60_000)
  await act(async () => {
    dispatchEvent(new Event('focus'))
    await Promise.resolve()
  })
}

function user() {
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
}

afterEach(() => {
  jest.useRealTimers()
})

it('appears when the user returns and a new release is live, and can be dismissed', async () => {
  jest.useFakeTimers()
  openPage(async () => 4)
  expect(notice()).toBeNull()
  await comeBackAfter(2)
  expect(notice()).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  await user().click(screen.getByRole('button', { name: 'Later' }))
  expect(notice()).toBeNull()
})

it('checks every ten minutes, and not each time the window gets the focus', async () => {
  jest.useFakeTimers()
  const fetchRevision = jest.fn(async () => 3)
  openPage(fetchRevision)
  await comeBackAfter(0.1)
  expect(fetchRevision).toHaveBeenCalledTimes(0)
  await act(async () => jest.advanceTimersByTimeAsync(10 * 60_000))
  expect(fetchRevision).toHaveBeenCalledTimes(1)
  expect(notice()).toBeNull()
})

it('does not appear when the site cannot be reached', async () => {
  jest.useFakeTimers()
  openPage(async () => {
    throw new TypeError('offline')
  })
  await comeBackAfter(2)
  expect(notice()).toBeNull()
})

it('waits while a form has unsaved input, but not for a search', async () => {
  jest.useFakeTimers()
  openPage(async () => 4)
  const person = user()
  await person.type(screen.getByLabelText('Search'), 'toner')
  await person.type(screen.getByLabelText('Name'), 'Meera')
  await comeBackAfter(2)
  expect(notice()).toBeNull()
  await person.clear(screen.getByLabelText('Name'))
  expect(notice()).toBeInTheDocument()
  await person.type(screen.getByLabelText('Name'), 'M')
  expect(notice()).toBeNull()
  await person.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(notice()).toBeInTheDocument()
})

it('appears for an admin who has filtered a list, changed a status and used a switch', async () => {
  jest.useFakeTimers()
  openPage(async () => 4)
  const person = user()
  await person.type(screen.getByLabelText('From'), '2026-11-01')
  await person.click(screen.getByLabelText('Keys'))
  await person.selectOptions(screen.getByLabelText('Order status'), 'Shipped')
  await comeBackAfter(2)
  expect(notice()).toBeInTheDocument()
})

it('waits for a choice in a form that has not been submitted', async () => {
  jest.useFakeTimers()
  openPage(async () => 4)
  await user().selectOptions(screen.getByLabelText('State'), 'Kerala')
  await comeBackAfter(2)
  expect(notice()).toBeNull()
})
