import { matchRoute, type RouteMatch } from '@store/contract/rules/site/route-match'
import type {
  Composition,
  RemoteRelease,
  RemoteRoute,
} from '@store/contract/schemas/site/composition'
import { isRenderedQuery } from '../rendered-query.ts'
import type { ScreenWidth } from '../screen-width.ts'
import { readFirstAnswers } from './first-answers.ts'
import type { RenderedHtml, Renderer } from './renderer.ts'
import { type ReadSiteFile, readScreenScripts } from './screen-scripts.ts'

/** A page as a visitor asks for it. */
export interface PageRequest {
  pathname: string
  /** Its query with the question mark; empty without one. */
  search: string
  width: ScreenWidth
}

/** The screen of a page. */
export interface Screen {
  match: RouteMatch<RemoteRoute>
  release: RemoteRelease
}

/** What pages are rendered with. */
export interface PageRenderer {
  readFile: ReadSiteFile
  /** Answers what pages ask first. */
  apiUrl: string
  /** Milliseconds that it may take for that. */
  answerMs: number
  renderer: Renderer
}

/** The screen of a public page whose route asks for first HTML, with a query that it names. */
export function findScreen(
  { remotes }: Composition,
  { pathname, search }: Pick<PageRequest, 'pathname' | 'search'>,
): Screen | undefined {
  const routes = remotes.flatMap((release) =>
    release.routes.map((route) => ({ ...route, release })),
  )
  const match = matchRoute(routes, pathname)
  if (!match?.route.firstPaint || match.route.roles) return undefined
  if (!isRenderedQuery(match.route.firstPaintQuery ?? [], search)) return undefined
  return { match, release: match.route.release }
}

/** The composition that the browsers with a remote's canary have; `undefined` when it has none. */
export function compositionWithCanary(site: Composition, remote: string): Composition | undefined {
  const canary = site.remotes.find(({ name }) => name === remote)?.canary
  if (canary === undefined) return undefined
  return {
    ...site,
    remotes: site.remotes.map((live) => (live.name === remote ? canary.release : live)),
  }
}

/**
 * Renders a page.
 * @throws NoAnswerError when the API does not answer, RenderError when the release cannot render the page
 */
export async function renderPage(
  { readFile, renderer, ...api }: PageRenderer,
  page: PageRequest & { composition: Composition; screen: Screen },
): Promise<RenderedHtml> {
  const { composition, screen, pathname, search, width } = page
  const { release, match } = screen
  const { path } = match.route
  const { html, style } = await renderer.render({
    release: `${composition.shell.base} ${release.base}`,
    screen: `${path} ${width}`,
    isPhone: width === 'phone',
    readScripts: () => readScreenScripts(readFile, composition.shell, { release, path }),
    request: JSON.stringify({
      pathname,
      search,
      composition,
      remote: release.name,
      answers: await readFirstAnswers(api, match, search),
    }),
  })
  // Rendered HTML knows no origin: addresses of files are relative to the site's.
  return { html: html.replaceAll('https://store.invalid/', '/'), style }
}
