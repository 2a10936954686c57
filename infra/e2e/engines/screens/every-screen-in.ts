import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { forEachConcurrently } from '../../driver/for-each-concurrently.ts'
import { largeTextIssuesOf, phoneWithScrollBar } from '../../driver/large-text.ts'
import {
  horizontalOverflowOf,
  layoutViolationsOf,
  violationsOf,
  withoutSiteFrame,
} from '../../driver/page-quality.ts'
import { everyScreenByPerson, type ScreenView } from '../../every-screen.ts'
import { type EngineName, startEngine } from '../driver/engines.ts'
import { storageOf } from '../driver/storage.ts'
import type { Engine, Tab, TabOptions } from '../driver/tab.ts'
import { waitUntil, waitUntilTakenOver } from '../driver/wait-until.ts'

/** While the page of one person loads, that of another is checked. */
const concurrency = 2

/** Ends a test that hangs; a busy machine takes many minutes. */
const hangMs = 3_600_000

/** Widths in CSS pixels. */
const phone = 360
const desktop = 1440

/** Twice of what browsers begin with, in CSS pixels. */
const largeText = 32

/** Its heading is shown, and nothing is loading. */
const isShown = `(() => {
  const heading = document.querySelector('main h1')
  return heading?.getClientRects().length > 0 && !document.querySelector('main [aria-busy=true]')
})()`

const decodeImages = `Promise.allSettled(
  [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode())
).then(() => true)`

/** Opens a screen and waits until it is complete. */
async function openScreen(tab: Tab, path: string): Promise<void> {
  await tab.open(path)
  await waitUntilTakenOver(tab)
  await waitUntil(`the screen ${path}`, () => tab.evaluate<boolean>(isShown))
  await tab.evaluate(decodeImages)
}

async function scrollIssues(tab: Tab, width: number): Promise<string[]> {
  const sideways = await horizontalOverflowOf(tab)
  return sideways > 0 ? [`scrolls horizontally by ${sideways} px at ${width} px`] : []
}

type Check = (tab: Tab, screen: ScreenView, isFirst: boolean) => Promise<string[]>

/** All is checked at the width of a phone; a greater one only moves what is there, but in the header, which all have. */
const issuesAtBothWidths: Check = async (tab, { path }, isFirst) => {
  const part = isFirst ? 'html' : withoutSiteFrame
  await tab.resize(phone)
  await openScreen(tab, path)
  const onPhone = [...(await scrollIssues(tab, phone)), ...(await violationsOf(tab, part))]
  await tab.resize(desktop)
  const findOnDesktop = isFirst ? violationsOf : layoutViolationsOf
  return [
    ...onPhone,
    ...(await scrollIssues(tab, desktop)),
    ...(await findOnDesktop(tab, part)).map((issue) => `${issue} at ${desktop} px`),
    ...(await tab.takeNoise()),
  ]
}

const issuesWithLargeText: Check = async (tab, { path }) => {
  await openScreen(tab, path)
  return [...(await scrollIssues(tab, phoneWithScrollBar)), ...(await largeTextIssuesOf(tab))]
}

/** Checks every screen of each person. @returns issues by name of the screen; screens without issues are omitted */
async function findIssues(
  { openTab }: Engine,
  people: readonly ScreenView[][],
  { check, ...options }: TabOptions & { check: Check },
): Promise<Record<string, string[]>> {
  const issues: Record<string, string[]> = {}
  await forEachConcurrently(people, concurrency, async (screens) => {
    const { as, storage } = screens[0]?.viewer ?? {}
    const tab = await openTab({ ...options, storage: { ...(as && storageOf(as)), ...storage } })
    for (const [index, screen] of screens.entries()) {
      const found = await check(tab, screen, index === 0).catch((error: unknown) => [
        `did not load: ${String(error).split('\n')[0]}`,
      ])
      if (found.length > 0) issues[screen.name] = found
    }
    await tab.close()
  })
  return issues
}

/** Defines a test of every screen, of visitors and of all seven roles, in an engine. */
function testScreens(name: EngineName, title: string, options: TabOptions & { check: Check }) {
  describe(`every screen in ${name}`, () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await startEngine(name)
    })
    afterAll(async () => engine?.close())

    it(
      title,
      async () => {
        expect(await findIssues(engine, await everyScreenByPerson(), options)).toEqual({})
      },
      hangMs,
    )
  })
}

export function testEveryScreenIn(name: EngineName): void {
  const title = `is accessible and quiet, and does not scroll sideways at ${phone} and ${desktop} px`
  testScreens(name, title, { check: issuesAtBothWidths, width: phone })
}

/** Who has set the text to twice its size sees all of a screen on a phone. */
export function testLargeTextIn(name: EngineName): void {
  const title = 'fits a phone with text of twice the size'
  const options = { width: phoneWithScrollBar, textSize: largeText }
  testScreens(name, title, { check: issuesWithLargeText, ...options })
}
