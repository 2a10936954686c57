import { firstCallOf } from '@store/contract/rules/site/first-calls'
import { matchRoute } from '@store/contract/rules/site/route-match'
import type { Composition } from '@store/contract/schemas/site/composition'
import type { FirstCalls } from '@store/host'
import { applyColorMode } from '../../ui/shared/theme/stored-color-mode.ts'
import { chooseReleases } from '../composition/choose-releases.ts'
import { readVisitorId } from '../composition/visitor-id.ts'
import { keepEarlyInput } from '../first-html/early-input.ts'
import { chooseFonts } from '../first-html/first-fonts.ts'
import { startShellAfterFirstFrame } from '../first-html/start-shell.ts'
import { suitsBrowser } from '../first-html/suits-browser.ts'
import { isBrowserSupported } from '../start-failure/browser-support.ts'
import { createStartGuard } from '../start-failure/start-guard.ts'

/*
 * Inlined into the document before everything else. Starts loading the first screen's files and data while the shell's own
 * code is still downloading, and starts that code afterwards. HTML that the document comes with is shown only when this
 * script finds that it is for this browser: it runs before the browser paints any of it. When a start fails, this script
 * keeps that HTML and says so. Browsers that are too old for the site read the HTML and load nothing else.
 */
const guard = createStartGuard()
// Browsers below the floor have no `globalThis`.
window.startGuard = guard
if (isBrowserSupported()) {
  startShellAfterFirstFrame(guard)
  try {
    start()
  } catch {
    // The shell reads the same document and reports its errors.
  }
  if (document.documentElement.dataset.firstHtml === 'hidden') loadFirstPicture()
} else {
  guard.notify('browser')
}

function start(): void {
  const { dataset } = document.documentElement
  const { firstHtml: htmlWidth } = dataset
  if (htmlWidth) dataset.firstHtml = 'hidden'
  const inlined = document.getElementById('composition')?.textContent ?? ''
  const composition: Composition = JSON.parse(inlined)
  // The releases of a preview are not known yet.
  if (sessionStorage.getItem('preview') || /[?&]preview=/.test(location.search)) return
  const releases = chooseReleases(composition, readVisitorId(localStorage))
  if (
    htmlWidth &&
    suitsBrowser({ width: htmlWidth, releases, storage: localStorage, matchMedia })
  ) {
    applyColorMode()
    chooseFonts(composition.shell.version)
    keepEarlyInput()
    dataset.firstHtml = 'shown'
  }
  const routes = releases.flatMap(({ release }) =>
    release.routes.map((route) => Object.assign({ release }, route)),
  )
  const match = matchRoute(routes, location.pathname)
  if (match === undefined) return
  const token = localStorage.getItem('token')
  const role = localStorage.getItem('role')?.toLowerCase() ?? ''
  const opened = [match.route, ...routes.filter(({ slot }) => slot === match.route.path)].filter(
    ({ roles }) => !roles || (token && roles.some((allowed) => allowed.toLowerCase() === role)),
  )
  for (const { release, path } of opened) {
    for (const file of new Set([...release.preload, ...(release.screens?.[path] ?? [])])) {
      preload(release.base + file, release.integrity[file])
    }
  }
  const calls = opened.flatMap(({ firstCalls = [] }) =>
    firstCalls.map((pattern) => firstCallOf(pattern, match.params, location.search)),
  )
  globalThis.firstCalls = Object.fromEntries(calls.map((call) => startCall(call, token)))
}

/** HTML for a phone has its first picture inside; where it is hidden, the page that is rendered instead needs the file. */
function loadFirstPicture(): void {
  document.querySelector('link[as="image"][media]')?.removeAttribute('media')
}

/** Attributes must match those of the later script element, or the file is downloaded twice. */
function preload(address: string, integrity = ''): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'script'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  // After the shell's own code, which they depend on.
  link.fetchPriority = 'low'
  link.href = address
  document.head.append(link)
}

function startCall(path: string, token: string | null): [string, FirstCalls[string]] {
  const address = `${location.origin}/api${path}`
  const authorization = token && `Bearer ${token}`
  const answer = fetch(address, authorization ? { headers: { authorization } } : {})
  // The consumer of the response handles a failure; here it must not count as unhandled.
  answer.catch(() => undefined)
  return [address, { authorization, answer }]
}
