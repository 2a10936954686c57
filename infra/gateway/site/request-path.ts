import type { FastifyRequest } from 'fastify'

/** The path of a request as it was sent, which may not be a valid URL (`//x:99999/`). */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** Whether a path is a page of the shell: not a release, a file or a hidden path. */
export function isPagePath(path: string): boolean {
  return !path.startsWith('/mf/') && !/\/\.|\.[^/]*$/.test(path)
}

const pathSegments: readonly string[] = ['', '.', '..']

/** Whether a file is public. Other files in the site's folder (history, drafts) are private. */
export function isPublicFile(path: string): boolean {
  const [, ...names] = path.split('/')
  const isRelease = path.startsWith('/mf/') && !names.some((name) => pathSegments.includes(name))
  return isRelease || path === '/composition.json' || path === '/index.html'
}

/** Whether the client accepts HTML. */
export function acceptsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
