import { expect, it } from '@jest/globals'
import { renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { remoteConfig } from '../../remote.config.ts'
import { ArticleScreen } from './article-screen.tsx'
import { articles } from './articles.ts'
import { BlogScreen } from './blog-screen.tsx'

function openArticle(slug: string) {
  return renderWithStore(<ArticleScreen />, { route: `/blog/${slug}`, path: '/blog/:slug' })
}

it('lists every article with its URL, newest first', () => {
  renderWithStore(<BlogScreen />)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(articles().map(({ slug }) => `/blog/${slug}`))
  const dates = articles().map(({ publishedOn }) => publishedOn)
  expect(dates).toEqual([...dates].sort().reverse())
})

it('shows the article of the URL under its title', () => {
  openArticle('poe-budget')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^The POE budget/)
  expect(screen.getByText(/Together that is 91 W\./)).toBeVisible()
  expect(document.title).toMatch(/^The POE budget/)
})

it('describes the article to search engines, and links to the next one', () => {
  const article = openArticle('poe-budget')
  const told = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => script.textContent)
    .join()
  expect(told).toContain('"@type":"BlogPosting"')
  expect(told).toContain('"@type":"BreadcrumbList"')
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
  const next = screen.getByRole('heading', { level: 3 })
  expect(next).toHaveTextContent('GST input credit on IT purchases')
  article.unmount()
  openArticle('gst-input-credit-on-it-purchases')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^Toner yield/)
})

it('reports an unknown article and links to all articles', () => {
  openArticle('no-such-thing')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Article not found')
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
})

it('has a URL for each article, and lists it for search engines', () => {
  const addresses = articles().map(({ slug }) => `/blog/${slug}`)
  expect(remoteConfig.sitemap).toEqual(addresses)
  expect(new Set(addresses).size).toBe(articles().length)
})
