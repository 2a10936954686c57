import { matchRoute, type RouteMatch } from '@store/contract/rules/site/route-match'
import type {
  Composition,
  RemoteRelease,
  RemoteRoute,
} from '@store/contract/schemas/site/composition'
import { readFirstAnswers } from './first-answers.ts'
import { type DocumentWithHtml, insertHtml } from './insert-html.ts'
import type { Renderer } from './renderer.ts'
import { readScreenScripts } from './screen-scripts.ts'
import type { ScreenWidth } from './screen-width.ts'

/** A page as a visitor asks for it. */
export interface PageRequest {
  pathname: string
  width: ScreenWidth
}

/** The screen of a page. */
export interface Screen {
  match: RouteMatch<RemoteRoute>
  release: RemoteRelease
}

/** What pages are rendered with. */
export interface PageRenderer {
  /** Folder of the site. */
  folder: string
  apiUrl: string
  renderer: Renderer
}

/** The screen of a public page whose route asks for a first paint. */
export function findScreen({ remotes }: Composition, pathname: string): Screen | undefined {
  const routes = remotes.flatMap((release) =>
    release.routes.map((route) => ({ ...route, release })),
  )
  const match = matchRoute(routes, pathname)
  if (!match?.route.firstPaint || match.route.roles) return undefined
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
 * Renders a page and inserts it into the document.
 * @throws NoAnswerError when the API does not answer, RenderingError when the release cannot render the page
 */
export async function renderPage(
  { folder, apiUrl, renderer }: PageRenderer,
  page: PageRequest & { document: string; composition: Composition; screen: Screen },
): Promise<DocumentWithHtml> {
  const { document, composition, screen, pathname, width } = page
  const { release, match } = screen
  const { path } = match.route
  const rendered = await renderer.render({
    screen: `${composition.shell.base} ${release.base} ${path} ${width}`,
    isPhone: width === 'phone',
    readScripts: () => readScreenScripts(folder, composition.shell, { release, path }),
    request: JSON.stringify({
      pathname,
      composition,
      remote: release.name,
      answers: await readFirstAnswers(apiUrl, match),
    }),
  })
  return insertHtml(folder, document, { ...relativeTo(rendered), width })
}

/** Renderings know no origin: addresses of files are relative to the site's. */
function relativeTo({ html, style }: { html: string; style: string }) {
  return { html: html.replaceAll('https://store.invalid/', '/'), style }
}
