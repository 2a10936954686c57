import { firstCallOf } from '@store/contract/rules/first-calls'
import { matchRoute } from '@store/contract/rules/route-match'
import type { Composition } from '@store/contract/schemas/composition'
import type { FirstCalls } from '@store/sdk'
import { chooseReleases } from '../composition/choose-releases.ts'
import { readVisitorId } from '../composition/visitor-id.ts'

/*
 * Stands inside the document, before everything else: the first screen's files and data are under way
 * while the shell's own code still arrives. It only ever saves time: whatever goes wrong here, the shell
 * finds out by itself and says so.
 */
try {
  start()
} catch {
  // The shell reads the same document and reports what is wrong with it.
}

function start(): void {
  const inlined = document.getElementById('composition')?.textContent ?? ''
  const composition: Composition = JSON.parse(inlined)
  // Which releases a preview has is not known yet.
  if (sessionStorage.getItem('preview') || /[?&]preview=/.test(location.search)) return
  const releases = chooseReleases(composition, readVisitorId(localStorage))
  const routes = releases.flatMap(({ release }) =>
    release.routes.map((route) => ({ ...route, release })),
  )
  const match = matchRoute(routes, location.pathname)
  if (match === undefined) return
  const { release, path, roles, firstCalls = [] } = match.route
  const token = localStorage.getItem('token')
  const role = localStorage.getItem('role')?.toLowerCase() ?? ''
  if (roles && !(token && roles.some((allowed) => allowed.toLowerCase() === role))) return

  for (const file of new Set([...release.preload, ...(release.screens?.[path] ?? [])])) {
    preload(release.base + file, release.integrity[file])
  }
  const calls = firstCalls.map((pattern) => firstCallOf(pattern, match.params, location.search))
  globalThis.firstCalls = Object.fromEntries(calls.map((call) => startCall(call, token)))
}

/** Must say the same as the script element that follows, or all of it is downloaded twice. */
function preload(address: string, integrity = ''): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'script'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  // Behind the shell's own code, without which they are of no use.
  link.fetchPriority = 'low'
  link.href = address
  document.head.append(link)
}

function startCall(path: string, token: string | null): [string, FirstCalls[string]] {
  const address = `${location.origin}/api${path}`
  const authorization = token && `Bearer ${token}`
  const answer = fetch(address, authorization ? { headers: { authorization } } : {})
  // Who takes the answer hears of its failure; nobody else has to.
  answer.catch(() => undefined)
  return [address, { authorization, answer }]
}
