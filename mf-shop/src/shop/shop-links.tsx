import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Facets, Product } from '@store/contract/schemas/catalog/catalog'
import { translate } from '@store/sdk'
import { theme } from '@store/ui'
import styled, { css } from 'styled-components'
import { useGetProductFacetsQuery } from './filters/facets/facets-api.ts'
import { defaultShopView, facetsQueryOf, type ShopView, writeShopView } from './shop-view.ts'

interface ShopLinksProps {
  view: ShopView
  /** Those of the page that the HTML does not show as cards. */
  products: readonly Product[]
  pages: number
}

/**
 * The rest of the shop for the HTML of a document, where browsers without scripts and search engines read it, and those
 * in which the site cannot start: the other products of the page, the pages before and after it, categories, brands and countries.
 * Nobody else sees it. They are plain anchors, because no router runs there.
 */
export function ShopLinks({ view, products, pages }: ShopLinksProps) {
  const { data: facets } = useGetProductFacetsQuery(facetsQueryOf(view))
  const { page } = view
  return (
    <Shown>
      <ul>
        {products.map(({ _id, name, prices }) => (
          <li key={_id}>
            <a href={`/product/${encodeURIComponent(_id)}`}>{name}</a>
            {prices.enduser === undefined ? null : ` ${formatRupees(prices.enduser)}`}
          </li>
        ))}
      </ul>
      <nav aria-label={t`Pagination`}>
        {page > 1 ? (
          <a rel="prev" href={linkTo({ ...view, page: page - 1 })}>{t`Previous`}</a>
        ) : null}{' '}
        {page < pages ? (
          <a rel="next" href={linkTo({ ...view, page: page + 1 })}>{t`Next`}</a>
        ) : null}
      </nav>
      <Names title={t`Category`} of="category" names={facets?.categories} />
      <Names title={t`Brand`} of="brand" names={facets?.brands} />
      <Names title={t`Country of origin`} of="countryOfOrigin" names={facets?.countries} />
    </Shown>
  )
}

interface NamesProps {
  title: string
  of: 'category' | 'brand' | 'countryOfOrigin'
  names: Facets['brands'] | undefined
}

function Names({ title, of, names = [] }: NamesProps) {
  return (
    <nav aria-label={title}>
      {title}
      <ul>
        {names.map(({ name }) => (
          <li key={name}>
            <a href={linkTo({ ...defaultShopView, [of]: [name] })}>{translate(name)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function linkTo(view: ShopView): string {
  const query = writeShopView(view).toString()
  return query === '' ? '/shop' : `/shop?${query}`
}

const shown = css`
  display: grid;
  gap: ${theme.space.m};
`

const Shown = styled.div`
  display: none;

  @media (scripting: none) {
    ${shown}
  }

  :root[data-start-failed] & {
    ${shown}
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: 0 ${theme.space.m};
  }

  > ul {
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  }

  a {
    display: inline-block;
    padding-block: ${theme.space.xs};
    margin-inline-end: ${theme.space.m};
  }
`
