import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where a page stands in its list. */
export interface PageOfList {
  total: number
  /** From 1. */
  page: number
  limit: number
}

function addressWith(request: FastifyRequest, change: Record<string, string>): string {
  const url = new URL(request.url, 'http://localhost')
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}

/** Tells the total and the next page in headers, so that the body stays the bare list (api.md). */
export function setPaging(reply: FastifyReply, request: FastifyRequest, list: PageOfList): void {
  const { total, page, limit } = list
  void reply.header('x-total-count', total)
  if (page * limit < total) setNext(reply, addressWith(request, { page: String(page + 1) }))
}

/** Tells where the next rows are, for lists that are read by cursor. */
export function setNextCursor(reply: FastifyReply, request: FastifyRequest, cursor: string): void {
  setNext(reply, addressWith(request, { cursor }))
}

function setNext(reply: FastifyReply, address: string): void {
  void reply.header('link', `<${address}>; rel="next"`)
}
