import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from './driver/browser.ts'
import { signInAs } from './driver/sign-in.ts'

/** The folder of the site under test, set by the test runner. */
const siteFolder = process.env.SITE_FOLDER ?? ''

describe('a site composed of six releases', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('has exactly one React, one router and one store at run time', async () => {
    const { context, page } = await openVisitor(browser)
    await context.addInitScript({
      content: `
        globalThis.census = { renderers: 0, stores: 0, routers: 0 }
        globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
          supportsFiber: true, renderers: new Map(),
          inject() { return ++census.renderers },
          onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
        }
        globalThis.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = () => (...enhancers) => {
          census.stores += 1
          return (value) => enhancers.reduceRight((inner, enhancer) => enhancer(inner), value)
        }
        const listen = EventTarget.prototype.addEventListener
        EventTarget.prototype.addEventListener = function (type, ...rest) {
          if (type === 'popstate' && this === globalThis) census.routers += 1
          return listen.call(this, type, ...rest)
        }`,
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Shop All Products' }).click()
    await page.getByRole('article').first().waitFor()
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor()
    // The first HTML shows the button before the scripts have started.
    await page.waitForFunction(() => {
      const census: Record<string, number> = Reflect.get(globalThis, 'census')
      return census.stores && census.routers
    })
    expect(await page.evaluate('globalThis.census')).toEqual({
      renderers: 1,
      stores: 1,
      routers: 1,
    })
    await context.close()
  })

  it('declares the SDK exports that each remote uses, all of which the shell provides', async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(siteFolder, file), 'utf8'))
    const { shell, remotes } = await read('composition.json')
    const { offers } = await read(`${shell.base}release.json`)
    const sdk = '@store/sdk'
    const ui = '@store/ui/shared'
    expect(offers[sdk]).toEqual(expect.arrayContaining(['defineRemote', 'useSession']))
    expect(offers[ui]).toEqual(expect.arrayContaining(['Button', 'toast']))
    for (const { base } of remotes) {
      const { uses } = await read(`${base}release.json`)
      expect(uses[sdk]).toEqual(expect.arrayContaining(['defineRemote']))
      expect(uses[ui]).toEqual(expect.arrayContaining(['PageBody']))
      for (const [module, names] of Object.entries<string[]>(offers)) {
        expect(names).toEqual(expect.arrayContaining(uses[module] ?? []))
      }
    }
  })

  it('works without one remote, and Retry restores it without a reload', async () => {
    const { context, page } = await openVisitor(browser)
    const folder = join(siteFolder, 'mf', 'mf-shop')
    await signInAs(page, 'enduser')
    await rename(folder, `${folder}.away`)
    try {
      await page.goto('/')
      await page.evaluate('globalThis.sameDocument = true')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().click()
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
      await page.getByRole('heading', { level: 1, name: /cart/i }).waitFor()
      await page.goto('/orders')
      await page.getByRole('heading', { level: 1, name: /orders/i }).waitFor()
      await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().click()
      await page.evaluate('globalThis.sameDocument = true')
      await page.getByRole('button', { name: 'Retry' }).waitFor()
    } finally {
      await rename(`${folder}.away`, folder)
    }
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('article').first().waitFor()
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
    await context.close()
  })
})
