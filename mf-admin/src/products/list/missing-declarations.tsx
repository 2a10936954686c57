import { formatCount, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useGetManagedFacetsQuery } from './managed-products-api.ts'
import { missingLabels } from './missing-labels.ts'
import { useProductsView, writeProductsView } from './products-view.ts'

const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  font-size: ${theme.size.s};

  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
  }
`

/** What the law makes the shop show and products lack, each with a link to them; nothing when all is declared. */
export function MissingDeclarations() {
  const { view } = useProductsView()
  const { data: facets } = useGetManagedFacetsQuery({})
  const missing = facets?.missing ?? []
  if (missing.length === 0) return null
  return (
    <section aria-label="Missing">
      <Kinds>
        {missing.map(({ kind, count }) => {
          const to = { search: String(writeProductsView({ ...view, missing: kind, page: 1 })) }
          const have = count === 1 ? '1 product has' : `${formatCount(count)} products have`
          return (
            <li key={kind}>
              <Link to={to} aria-current={kind === view.missing ? 'true' : undefined}>
                {`Missing: ${have} no ${missingLabels[kind]}`}
              </Link>
            </li>
          )
        })}
      </Kinds>
    </section>
  )
}
