import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor, siteUrl } from './driver/browser.ts'
import { fetchFirstProducts, phoneHeaders, readWithHtml } from './driver/first-html.ts'
import { violationsOf } from './driver/page-quality.ts'
import { breakRemotes, editCode, integrityOf } from './releases/broken-release.ts'

const shellCode = /\/mf\/shell\/[^/]+\/main\.[^/]+\.js$/

/** Has the shell's code replaced, with its hash in the document. */
async function editShell(page: Page, edit: (script: string) => string): Promise<void> {
  let script = ''
  await page.route(
    (url) => !/^\/(api|mf)\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const [tag = '', hash = '', address = ''] =
        /integrity="([^"]+)" href="([^"]+)" data-shell-code>/.exec(html) ?? []
      script = edit(await (await page.request.get(address)).text())
      const body = html.replace(tag, () => tag.replace(hash, integrityOf(script)))
      await route.fulfill({ response, body })
    },
  )
  await page.route(shellCode, (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  )
}

const notArrived = /a part of it did not arrive, so its buttons do not work/
const ours = /^Something went wrong on our side\. You can read this page/

const causes: { cause: string; says: RegExp; fail: (page: Page) => Promise<unknown> }[] = [
  {
    cause: 'its code does not arrive',
    says: notArrived,
    fail: (page) => page.route(shellCode, (route) => route.abort()),
  },
  {
    cause: 'its code has other bytes than expected',
    says: notArrived,
    fail: (page) =>
      page.route(shellCode, (route) =>
        route.fulfill({ body: 'open()', contentType: 'text/javascript' }),
      ),
  },
  {
    cause: 'its code cannot be parsed',
    says: ours,
    fail: (page) => editShell(page, () => '}{'),
  },
  {
    cause: 'its code throws',
    says: ours,
    fail: (page) => editShell(page, () => 'throw new Error("no start")'),
  },
  {
    cause: 'the boot script finds a damaged composition',
    says: ours,
    fail: (page) =>
      page.route('/shop', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.replace(/(?<=id="composition">)/, '}') })
      }),
  },
  {
    cause: 'its layout throws',
    says: ours,
    fail: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(history, 'scrollRestoration', {
          set: () => {
            throw new Error('no scrolling')
          },
        })
      }),
  },
  {
    cause: 'its screen throws',
    says: ours,
    fail: (page) =>
      breakRemotes(
        page.context(),
        ['mf-shop'],
        editCode((script) =>
          script.replace(
            /\bremote:\(\)=>(\w+)/,
            `remote:()=>({routes:$1.routes.map(({path})=>({path,element:{$$$$typeof:Symbol.for("react.transitional.element"),type(){throw new Error("no shelf")},key:null,props:{}}}))})`,
          ),
        ),
      ),
  },
]

describe('a start that fails', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it.each(causes)('keeps products, prices and links when $cause', async ({ says, fail }) => {
    const [product] = await fetchFirstProducts()
    await readWithHtml('/shop', siteUrl, phoneHeaders)
    const { context, page } = await openVisitor(browser, { width: 360 })
    await context.setExtraHTTPHeaders(phoneHeaders)
    await fail(page)
    await page.goto('/shop')
    const notice = page.getByRole('alert').filter({ has: page.getByText(says) })
    await notice.waitFor()
    const first = page.getByRole('article').first()
    expect(await first.textContent()).toContain(product?.name)
    expect(await first.textContent()).toContain('₹')
    expect(await violationsOf(page)).toEqual([])
    await page.unrouteAll()
    await first.getByRole('heading').getByRole('link').click()
    await page.waitForURL(`/product/${product?._id}`)
    await context.close()
  })

  it('starts by Retry once its code arrives', async () => {
    await readWithHtml('/shop')
    const { context, page } = await openVisitor(browser)
    await page.route(shellCode, (route) => route.abort())
    await page.goto('/shop')
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await page.unrouteAll()
    await retry.click()
    await page.waitForFunction(() => !Reflect.get(globalThis, 'earlyInput'))
    await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL('/login')
    await context.close()
  })

  it('proposes a reload once, for it helps against no error of ours that comes again', async () => {
    await readWithHtml('/shop')
    const { context, page } = await openVisitor(browser)
    await editShell(page, () => 'throw new Error("no start")')
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByText('Please try again in a few minutes.').waitFor()
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0)
    await context.close()
  })

  it.each(['/cart', '/orders', '/login', '/superadmin/orders'])(
    'says so on %s, which has no HTML, with ways to what can be read',
    async (path) => {
      await readWithHtml('/shop')
      const { context, page } = await openVisitor(browser, {
        width: 360,
        storage: { language: 'hi' },
      })
      await page.route(shellCode, (route) => route.abort())
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: 'स्टोर नहीं खुल सका' }).waitFor()
      expect(await page.getByRole('button', { name: 'फिर कोशिश करें' }).count()).toBe(1)
      expect(await page.getByRole('link', { name: 'होम' }).count()).toBe(1)
      await page.getByRole('link', { name: 'दुकान' }).click()
      await page.waitForURL('/shop')
      await page.getByRole('article').first().waitFor()
      await context.close()
    },
  )
})
