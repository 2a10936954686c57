import { beforeEach, expect, it, jest } from '@jest/globals'
import type { PageHead } from '@store/contract/rules/site/page-head'
import { faqData } from '@store/contract/rules/site/structured-data'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { company } from '../../../sdk/src/company/company.ts'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { publicOrigin } from './public-origin.ts'
import { usePageHead, useRouteHead } from './use-page-head.ts'

function Route({ head, children }: { head: PageHead; children?: React.ReactNode }) {
  useRouteHead(head)
  return children
}

function Screen({ head }: { head: PageHead }) {
  usePageHead(head)
  return null
}

function contentOf(selector: string): string | null | undefined {
  return document.head.querySelector(selector)?.getAttribute('content')
}

function canonical(): string | null | undefined {
  return document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
}

function writeAddress(url: string): void {
  const element = `<meta property="og:url" content="${url}" data-page-head>`
  document.head.insertAdjacentHTML('beforeend', element)
}

/** The document as the gateway serves it. */
function serveDocument(publicOrigin: string): void {
  writeAddress(`${publicOrigin}/shop`)
}

beforeEach(() => {
  for (const element of document.head.querySelectorAll('[data-page-head]')) element.remove()
})

function structuredTypes(): unknown[] {
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map((script) => JSON.parse(script.textContent ?? '')['@type'])
}

it('keeps the head of the gateway until a screen sets its own', async () => {
  document.title = 'Written by the gateway'
  await jest.isolateModulesAsync(async () => {
    // As loaded with the page: no screen has been shown yet.
    const { addHead } = await import('./head-stack.ts')
    addHead({ title: 'Support' }, 'route')
    expect(document.title).toBe('Written by the gateway')
    addHead({ description: 'Answers' }, 'screen')
  })
  expect(document.title).toBe(`Support · ${company.name}`)
  expect(contentOf('meta[name="description"]')).toBe('Answers')
})

it('lets a screen add to the head of its route, and removes that when it unmounts', () => {
  const route = { title: 'Product', description: 'Any product' }
  const page = render(
    <Route head={route}>
      <Screen head={{ title: 'HP 26A' }} />
      <Screen head={{ structured: [faqData([{ question: 'Why?', answer: 'So.' }])] }} />
    </Route>,
  )
  expect(document.title).toBe(`HP 26A · ${company.name}`)
  expect(contentOf('meta[property="og:title"]')).toBe('HP 26A')
  expect(contentOf('meta[name="description"]')).toBe('Any product')
  expect(structuredTypes()).toEqual(['FAQPage'])

  page.rerender(<Route head={route} />)
  expect(document.title).toBe(`Product · ${company.name}`)
  expect(structuredTypes()).toEqual([])
})

it('sets the canonical URL without the query, and none for a hidden page', () => {
  history.replaceState(null, '', '/shop?q=toner')
  const page = render(<Screen head={{ title: 'Shop' }} />)
  expect(canonical()).toBe(`${location.origin}/shop`)
  page.rerender(<Screen head={{ title: 'Shop', isHidden: true }} />)
  expect(canonical()).toBeUndefined()
  expect(contentOf('meta[name="robots"]')).toBe('noindex')
})

it('uses the public origin of the served document on every later page', () => {
  serveDocument('https://store.example')
  history.replaceState(null, '', '/shop')
  const page = render(<Screen head={{ title: 'Shop', image: '/a.png' }} />)
  expect(canonical()).toBe('https://store.example/shop')
  history.replaceState(null, '', '/account')
  page.rerender(<Screen head={{ title: 'Account', isHidden: true }} />)
  history.replaceState(null, '', '/product/1')
  page.rerender(<Screen head={{ title: 'HP 26A', image: '/b.png' }} />)
  expect(canonical()).toBe('https://store.example/product/1')
  expect(contentOf('meta[property="og:url"]')).toBe('https://store.example/product/1')
  expect(contentOf('meta[property="og:image"]')).toBe('https://store.example/b.png')
})

it('uses the public origin in the breadcrumbs of a page', () => {
  serveDocument('https://store.example')
  render(
    <MemoryRouter>
      <Breadcrumbs trail={[{ label: 'Shop', to: '/shop' }, { label: 'HP 26A' }]} />
    </MemoryRouter>,
  )
  const trail = document.head.querySelector('script[type="application/ld+json"]')?.textContent
  expect(trail).toContain('"item":"https://store.example/shop"')
})

it.each(['', 'no address', 'javascript:alert(1)'])(
  'does without a public origin in "%s"',
  (content) => {
    writeAddress(content)
    expect(publicOrigin()).toBe(location.origin)
  },
)
