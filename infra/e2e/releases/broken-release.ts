import { createHash } from 'node:crypto'
import type { Composition, LiveRemote } from '@store/contract/schemas/site/composition'
import type { BrowserContext } from 'playwright-core'
import { siteUrl } from '../driver/browser.ts'

/** The composition of the site under test. */
export async function siteComposition(): Promise<Composition> {
  return JSON.parse(await textOf('/composition.json'))
}

/** A remote of the site under test. */
export async function siteRemote(name: string): Promise<LiveRemote> {
  const found = (await siteComposition()).remotes.find((remote) => remote.name === name)
  if (found === undefined) throw new Error(`the site has no ${name}`)
  return found
}

const inlined = /(?<=<script type="application\/json" id="composition">)[\s\S]*?(?=<\/script>)/

/** Replaces the composition for this browser, in documents and in requests for the current one. */
async function editComposition(
  context: BrowserContext,
  edit: (composition: Composition) => Composition,
): Promise<void> {
  const edited = (text: string) => JSON.stringify(edit(JSON.parse(text))).replaceAll('<', '\\u003c')
  await context.route(
    (url) => !/^\/(api|mf)\//.test(url.pathname),
    async (route) => {
      const isDocument = route.request().resourceType() === 'document'
      const response = await route.fetch()
      const text = await response.text()
      const body = isDocument ? text.replace(inlined, edited) : edited(text)
      await route.fulfill({ response, body })
    },
  )
}

/** Breaks one remote for this browser. @returns the remote as the composition lists it */
export type BreakRemote = (context: BrowserContext, remote: LiveRemote) => Promise<LiveRemote>

/** Breaks these remotes for this browser. They have no canary, and a fallback only if `breakRemote` adds one. */
export async function breakRemotes(
  context: BrowserContext,
  names: readonly string[],
  breakRemote: BreakRemote,
): Promise<void> {
  const { remotes } = await siteComposition()
  const edited = await Promise.all(
    remotes.map(async ({ canary: _canary, fallback: _fallback, ...remote }) =>
      names.includes(remote.name) ? breakRemote(context, remote) : remote,
    ),
  )
  await editComposition(context, (composition) => ({ ...composition, remotes: edited }))
}

/** A remote's own release as its fallback, for when only the composition is wrong. */
export async function asFallback(remote: LiveRemote): Promise<NonNullable<LiveRemote['fallback']>> {
  const { version, base } = remote
  return { version, base, integrity: integrityOf(await textOf(`${base}release.json`)) }
}

/** Replaces the code of `./remote` for this browser and updates all hashes, like a broken release. */
export function editCode(edit: (script: string) => string): BreakRemote {
  return async (context, remote) => {
    const file = remote.preload.at(-1) ?? ''
    const script = await textOf(remote.base + file)
    const edited = edit(script)
    if (edited === script) throw new Error(`the edit changes nothing in ${file}`)
    const hash = integrityOf(edited)
    const container = await textOf(remote.base + remote.entry)
    const entry = container.replaceAll(remote.integrity[file] ?? '', hash)
    await answerWith(context, remote.base + file, edited)
    await answerWith(context, remote.base + remote.entry, entry)
    const integrity = { ...remote.integrity, [file]: hash, [remote.entry]: integrityOf(entry) }
    return { ...remote, integrity }
  }
}

/** Flips one bit of a file in transit to this browser. The script would still work if it ran. */
export async function flipBit(context: BrowserContext, path: string): Promise<void> {
  const text = await textOf(path)
  const flipped = text.replace('"use strict"', '"use stricT"')
  if (flipped === text) throw new Error(`${path} has no directive to flip a bit in`)
  await answerWith(context, path, flipped)
}

function answerWith(context: BrowserContext, path: string, body: string): Promise<unknown> {
  return context.route(`**${path}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  )
}

async function textOf(path: string): Promise<string> {
  const response = await fetch(`${siteUrl}${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

/** The integrity hash of a file. */
export function integrityOf(file: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`
}
