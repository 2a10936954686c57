import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { priceTierOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import type { Suggestion } from '@store/contract/schemas/catalog/search'
import { translate, useGetSuggestionsQuery, useSession } from '@store/sdk'
import { formatCount, VisuallyHidden } from '@store/ui/shared'
import { Link } from 'react-router-dom'
import { Price } from '../../display/price.tsx'
import { ProductImage } from '../../display/product-image.tsx'
import { announceOnMount } from '../../states/announce-on-mount.ts'
import { Facts, Group, Note, Option, Panel, Picture, Stock } from './suggestion-styles.ts'

type SuggestionListProps = {
  /** What is typed; not blank. */
  q: string
  /** Id of the listbox; its options are numbered behind it. */
  id: string
  /** Number of the option that the arrow keys have reached; -1 for none. */
  active: number
  shopPath: string
}

/** The suggestions below the search field: categories, brands and products for what is typed, and all that match. */
export function SuggestionList({ q, id, active, shopPath }: SuggestionListProps) {
  // Suggestions for the text before stay until those for this one are there.
  const { data } = useGetSuggestionsQuery(q)
  // The field refers to it by its id.
  if (data === undefined) return <span id={id} hidden />
  const shopWith = (names: Record<string, string>) =>
    `${shopPath}?${new URLSearchParams({ ...names, q })}`
  const names = [
    ...data.categories.map(({ name, count }) => ({ kind: 'category', name, count })),
    ...data.brands.map(({ name, count }) => ({ kind: 'brand', name, count })),
  ]
  const { products, total, showing } = data
  // As an element, what was typed is never read as markup of the sentence.
  const typed = <strong>{q}</strong>
  const found = formatCount(total)
  const optionOf = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
  })
  return (
    <Panel>
      <VisuallyHidden role="status" ref={announceOnMount}>
        {total === 0 ? t`No suggestions` : t`${found} products found`}
      </VisuallyHidden>
      {showing === undefined ? null : (
        <Note>{translate(messages.shop.noExactMatch(q, showing))}</Note>
      )}
      {total === 0 ? (
        <Note id={id}>{t`No products found for “${q}”.`}</Note>
      ) : (
        <div id={id} role="listbox" aria-label={t`Suggestions`}>
          {products.length === 0 ? null : (
            <Group role="group" aria-label={t`Products`}>
              {products.map((product, index) => (
                <Option
                  as={Link}
                  key={product._id}
                  to={`/product/${encodeURIComponent(product._id)}`}
                  {...optionOf(index)}
                >
                  <ProductOption product={product} />
                </Option>
              ))}
            </Group>
          )}
          {names.length === 0 ? null : (
            <Group role="group" aria-label={t`Categories and brands`}>
              {names.map(({ kind, name, count }, index) => (
                <Option
                  as={Link}
                  key={`${kind} ${name}`}
                  to={shopWith({ [kind]: name })}
                  {...optionOf(products.length + index)}
                >
                  <Facts>
                    <span>
                      <Trans>
                        {typed} in {name}
                      </Trans>
                    </span>
                  </Facts>
                  <Stock>{formatCount(count)}</Stock>
                </Option>
              ))}
            </Group>
          )}
          <Option as={Link} to={shopWith({})} {...optionOf(products.length + names.length)}>
            {total === 1 ? t`See all ${found} product` : t`See all ${found} products`}
          </Option>
        </div>
      )}
    </Panel>
  )
}

/** Picture, model, my price and stock. */
function ProductOption({ product }: { product: Suggestion }) {
  const { role } = useSession()
  const { name, modelNo, brand, stock, prices, pictures } = product
  const [picture] = pictures
  const price = prices[priceTierOf(role)]
  const pieces = formatCount(stock)
  return (
    <>
      <Picture>
        {picture ? <ProductImage {...picture} sizes="2.5rem" alt="" priority /> : null}
      </Picture>
      <Facts>
        <span>{name}</span>
        <small>
          {modelNo === '' ? brand : modelNo}
          {' · '}
          {stock > 0 ? t`${pieces} in stock` : translate(messages.outOfStock)}
        </small>
      </Facts>
      {price === undefined ? null : <Price rupees={price} />}
    </>
  )
}
