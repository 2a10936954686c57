import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from './driver/browser.ts'
import { violationsOf } from './driver/page-quality.ts'

/** A button whose colours have contrast enough before and after, but not while its ground fades from one to the other. */
const page = `<!doctype html><html lang="en"><title>A button</title>
  <style>
    button { background: #fff; color: #000; transition: background 300ms }
    .dark { background: #000; color: #fff }
  </style>
  <main><h1>A button</h1><button>Set up</button></main>
  <script>
    const button = document.querySelector('button')
    setInterval(() => button.classList.toggle('dark'), 100)
  </script>`

describe('a check of a page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('finds no fading colours, however often the page changes meanwhile', async () => {
    const visitor = await openVisitor(browser)
    await visitor.page.setContent(page)
    for (let check = 0; check < 10; check++) {
      expect(await violationsOf(visitor.page)).toEqual([])
    }
  })
})
