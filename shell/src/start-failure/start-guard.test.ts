import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStartGuard } from './start-guard.ts'

const file = readFileSync(join(import.meta.dirname, '../../document.html'), 'utf8')
const body = /<body>(.*)<\/body>/s.exec(file)?.[1] ?? ''
const page = '<header>Header</header><main id="main"><a href="/product/1">HP 88A ₹1,358</a></main>'

Object.defineProperty(performance, 'getEntriesByType', { value: () => [] })

/** Opens a document with the notice of document.html. */
function openDocument(html = page) {
  document.body.innerHTML = body.replace('<div id="root">', (root) => root + html)
  const { dataset } = document.documentElement
  if (html === '') delete dataset.firstHtml
  else dataset.firstHtml = 'shown'
  const guard = createStartGuard()
  guard.keepHtml()
  return guard
}

const root = () => document.getElementById('root')
/** The visible text of the notice. */
const said = () =>
  [...screen.getByRole('alert').querySelectorAll('p, a, button')]
    .filter((part) => part.closest('[hidden]') === null && part.children.length === 0)
    .map((part) => part.textContent)

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.startFailed
})

it('puts back the HTML that React has removed, where React does not listen', () => {
  const guard = openDocument()
  const former = root()
  root()?.replaceChildren()
  guard.fail('error')
  expect(root()).toHaveTextContent('HP 88A ₹1,358')
  expect(root()).not.toBe(former)
  expect(screen.getByText(/^Something went wrong on our side. You can read/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

it('puts back what React has replaced inside of the page', () => {
  const guard = openDocument()
  document.getElementById('main')?.replaceChildren('This page is not available right now')
  guard.fail('error')
  expect(root()).toHaveTextContent('HeaderHP 88A ₹1,358')
})

it('shows the prices of a visitor to nobody who is signed in', () => {
  localStorage.setItem('token', 'token-of-the-test')
  const guard = openDocument()
  document.documentElement.dataset.firstHtml = 'hidden'
  guard.fail('file')
  expect(document.documentElement.dataset.firstHtml).toBe('hidden')
  expect(screen.getByRole('heading', { name: 'The store could not be opened' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
})

it('shows HTML for another width rather than none', () => {
  const guard = openDocument()
  document.documentElement.dataset.firstHtml = 'hidden'
  guard.fail('file')
  expect(document.documentElement.dataset.firstHtml).toBe('shown')
})

it('tries again by the button, and hides when that helped', async () => {
  const guard = openDocument('')
  const retry = jest.fn()
  guard.notify('file', retry)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
  guard.finish()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps nothing of a page that was taken over', () => {
  const guard = openDocument()
  guard.finish()
  root()?.replaceChildren()
  guard.fail('error')
  expect(root()).toBeEmptyDOMElement()
})

it('names a browser that is too old, and no reload', () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 7.0) Chrome/92.0.4515 Mobile Safari/537.36')
  openDocument().notify('browser')
  expect(screen.getByRole('alert')).toHaveTextContent('Chrome 92 is too old to order here.')
  expect(said()).toEqual(['Call %PHONE%', 'WhatsApp'])
  localStorage.setItem('language', 'hi')
  openDocument().notify('browser')
  expect(said()).toEqual(['%PHONE% पर कॉल करें', 'WhatsApp'])
})
