import { expect, it } from '@jest/globals'
import type { PageHead } from '@store/contract/rules/page-head'
import { faqData } from '@store/contract/rules/structured-data'
import { render } from '@testing-library/react'
import { company } from '../company/company.ts'
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

function structuredTypes(): unknown[] {
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map((script) => JSON.parse(script.textContent ?? '')['@type'])
}

it('keeps what the gateway wrote until a screen has something to say', () => {
  document.title = 'Written by the gateway'
  const page = render(<Route head={{ title: 'Support' }} />)
  expect(document.title).toBe('Written by the gateway')
  page.rerender(
    <Route head={{ title: 'Support' }}>
      <Screen head={{ description: 'Answers' }} />
    </Route>,
  )
  expect(document.title).toBe(`Support · ${company.name}`)
  expect(contentOf('meta[name="description"]')).toBe('Answers')
})

it('lets a screen say more than its route, and takes it back when it leaves', () => {
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

it('names the address without its query, and none for a page search engines leave out', () => {
  history.replaceState(null, '', '/shop?q=toner')
  const page = render(<Screen head={{ title: 'Shop' }} />)
  const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(canonical()).toBe(`${location.origin}/shop`)
  page.rerender(<Screen head={{ title: 'Shop', isHidden: true }} />)
  expect(canonical()).toBeUndefined()
  expect(contentOf('meta[name="robots"]')).toBe('noindex')
})
