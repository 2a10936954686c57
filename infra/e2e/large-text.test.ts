import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from './driver/browser.ts'
import { largeTextIssuesOf, withLargeText } from './driver/large-text.ts'

const page = (styles: string) => `<!doctype html><html lang="en"><title>Tea</title>
  <style>
    header { display: flex }
    .search { width: 8rem; flex: none }
    p { height: 3em; overflow: hidden }
    ${styles}
  </style>
  <header><input class="search" aria-label="Search"><button>Filter</button><button>Sort</button></header>
  <p>Assam and Darjeeling</p>`

describe('a check of large text', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  async function issuesOf(styles: string): Promise<{ usual: string[]; large: string[] }> {
    const visitor = await openVisitor(browser, { width: 360 })
    await visitor.page.setContent(page(styles))
    const find = () => largeTextIssuesOf(visitor.page)
    const found = { large: await withLargeText(visitor.page, find), usual: await find() }
    await visitor.context.close()
    return found
  }

  it('finds nothing where controls wrap and text has room', async () => {
    const found = await issuesOf('header { flex-wrap: wrap } p { height: auto }')
    expect(found).toEqual({ large: [], usual: [] })
  })

  it('finds what lies beyond the window and over another control, and what is cut off', async () => {
    const found = await issuesOf(
      'button { margin-inline-start: -1rem } p { height: 20px; font-size: 1rem }',
    )
    expect(found.usual).toEqual([
      'input "Search" and button "Filter" overlap',
      'button "Filter" and button "Sort" overlap',
    ])
    expect(found.large).toEqual(
      expect.arrayContaining([
        'button "Sort" lies beyond the window',
        '"Assam and Darjeeling" is cut off',
      ]),
    )
  })

  it('counts the size of text that a person has set in media queries as well', async () => {
    const found = await issuesOf('@media (width < 18rem) { p { height: 1px } }')
    expect(found.usual).toEqual([])
    expect(found.large).toContain('"Assam and Darjeeling" is cut off')
  })
})
