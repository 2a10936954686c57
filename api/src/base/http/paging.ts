import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page of a list and the size of the list. */
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

/** The total and the link to the next page as headers; the body is the bare list (base 1.9). */
export function pagingHeaders(request: FastifyRequest, list: PageOfList): Record<string, string> {
  const { total, page, limit } = list
  const count = { 'x-total-count': String(total) }
  if (page * limit >= total) return count
  return { ...count, link: nextLink(addressWith(request, { page: String(page + 1) })) }
}

/** Sets the paging headers. */
export function setPaging(reply: FastifyReply, request: FastifyRequest, list: PageOfList): void {
  void reply.headers(pagingHeaders(request, list))
}

/**
 * Sets the paging headers of a list with a cursor.
 * @param list `next` is undefined on the last page
 */
export function setCursorPaging(
  reply: FastifyReply,
  request: FastifyRequest,
  { total, next }: { total: number; next: string | undefined },
): void {
  void reply.header('x-total-count', String(total))
  if (next) void reply.header('link', nextLink(addressWith(request, { cursor: next })))
}

function nextLink(address: string): string {
  return `<${address}>; rel="next"`
}
