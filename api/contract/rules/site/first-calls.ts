/**
 * The address of a first call of a screen, derived from the page's address before the screen's code is loaded. In the
 * pattern, `:id` stands for a parameter of the route; `q` in the query for the page's own `q`, as often as it has one,
 * omitted when blank; `page=1` for the page's `page`, with that value as default.
 * @returns path and query below /api
 * @example firstCallOf('/products?q&page=1', {}, '?q=toner') // '/products?q=toner&page=1'
 */
export function firstCallOf(
  pattern: string,
  params: Readonly<Record<string, string>>,
  search: string,
): string {
  const [path = '', query] = pattern.split('?')
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  if (query === undefined) return filled
  const asked = new URLSearchParams(search)
  const call = new URLSearchParams()
  for (const [name, otherwise] of new URLSearchParams(query)) {
    const chosen = asked.getAll(name).flatMap((value) => value.trim() || [])
    const values = chosen.length > 0 ? chosen : [otherwise]
    for (const value of values) if (value !== '') call.append(name, value)
  }
  return `${filled}?${call}`
}
