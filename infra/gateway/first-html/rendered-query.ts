/** Longer values are none that a link of the site writes. */
const longestValue = 60

/**
 * Whether a page with this query has HTML: parameters that its route names, each once, in its order and spelt as links of
 * the site spell them. So one view has one address, and the links in its HTML are those that the browser renders.
 * @param names of the route
 * @example isRenderedQuery(['brand', 'page'], '?brand=HP&page=2') // true
 */
export function isRenderedQuery(names: readonly string[], search: string): boolean {
  if (search === '') return true
  const params = [...new URLSearchParams(search)]
  const places = params.map(([name]) => names.indexOf(name))
  return (
    params.length > 0 &&
    places.every((place, index) => place > (places[index - 1] ?? -1)) &&
    params.every(([, value]) => value !== '' && value.length <= longestValue) &&
    search === `?${new URLSearchParams(params)}`
  )
}
