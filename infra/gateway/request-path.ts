import type { FastifyRequest } from 'fastify'

/** The path of an address as it was sent: it may be no URL (`//x:99999/`). */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** A path of the shell: no release folder, no file name, nothing hidden. */
export function isPagePath(path: string): boolean {
  return !path.startsWith('/mf/') && !/\/\.|\.[^/]*$/.test(path)
}

/** Files of the site; what else lies in its folder (history, drafts) is nobody's. */
export function isPublicFile(path: string): boolean {
  const isRelease = path.startsWith('/mf/') && !path.split('/').includes('..')
  return isRelease || path === '/composition.json' || path === '/index.html'
}

/** Whether whoever asks reads HTML. */
export function acceptsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
