import * as adminMessages from '@store/contract/rules/admin-messages'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  Button,
  Cluster,
  EmptyState,
  formatCount,
  Loading,
  Pagination,
  QueryView,
  Skeleton,
  Stack,
  theme,
  useScrollToTop,
} from '@store/ui'
import { FilterX, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { DeleteProductDialog } from './delete-product-dialog.tsx'
import { useGetManagedProductsQuery } from './managed-products-api.ts'
import { ProductTable } from './product-table.tsx'
import { filtersOf, isFiltered, useProductsView, writeProductsView } from './products-view.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TaxToCorrect } from './tax-to-correct.tsx'
import { useProductSelection } from './use-product-selection.ts'

/** Rows on a page (desks 1.7). */
const pageSize = 10

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Stays in sight below the rows. */
const Foot = styled(Cluster)`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.depth.sticky};
  padding-block: ${theme.space.xxs};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.page};
`

/** Takes the focus when the page is turned, also while its rows are inert. */
const Top = styled.div`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});
`

const Fading = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};
`

/** The matching products: loading, error, empty, or a page of them, how many there are, and pagination. */
export function ProductList({ onEdit }: { onEdit: (product: Product) => void }) {
  const { view, change, clear, sortBy } = useProductsView()
  const selection = useProductSelection()
  const { page, sort, direction } = view
  const products = useGetManagedProductsQuery({
    ...filtersOf(view),
    sort,
    direction,
    page,
    limit: pageSize,
  })
  const { topRef, turnTo } = useScrollToTop(page)
  const [productToDelete, setProductToDelete] = useState<Product>()
  const isStale = products.currentData === undefined
  return (
    <>
      <TaxToCorrect />
      <QueryView
        query={products}
        loading={<ProductsLoading />}
        failure={adminMessages.products.loadFailed}
      >
        {(data) => {
          const pages = Math.max(1, Math.ceil(data.total / pageSize))
          if (!isStale && page > pages) {
            const lastPage = writeProductsView({ ...view, page: pages })
            return <Navigate replace to={{ search: String(lastPage) }} />
          }
          if (data.products.length === 0) {
            return <NoProducts isSearch={isFiltered(view)} onClear={clear} />
          }
          return (
            <Stack gap="xs">
              <Top ref={topRef} tabIndex={-1}>
                <Fading $isStale={isStale} inert={isStale} aria-busy={isStale}>
                  <ProductTable
                    products={data.products}
                    selection={selection}
                    sortOf={(column) => ({
                      direction: column === sort ? direction : undefined,
                      onToggle: () => sortBy(column),
                    })}
                    onEdit={onEdit}
                    onDelete={setProductToDelete}
                  />
                </Fading>
              </Top>
              <Foot gap="xs" justify="space-between">
                <Count role="status">
                  {formatCount(data.total)} {data.total === 1 ? 'product' : 'products'}
                  {products.isError ? ` · ${adminMessages.products.loadFailed}` : null}
                </Count>
                <SelectionBar selection={selection} total={data.total} filters={filtersOf(view)} />
              </Foot>
              <Pagination
                variant="numbered"
                page={page}
                pages={pages}
                onPage={(nextPage) => {
                  turnTo(nextPage)
                  change({ page: nextPage })
                }}
              />
            </Stack>
          )
        }}
      </QueryView>
      {productToDelete ? (
        <DeleteProductDialog
          product={productToDelete}
          onCancel={() => setProductToDelete(undefined)}
          onDone={() => {
            setProductToDelete(undefined)
            if (view.edit === productToDelete._id) change({ edit: '' })
            topRef.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}

const skeletonKeys = Array.from({ length: pageSize }, (_, position) => `card-${position}`)

function ProductsLoading() {
  return (
    <Loading label="Loading products...">
      <Stack gap="xs">
        {skeletonKeys.map((key) => (
          <Skeleton key={key} shape="block" height="2.75rem" />
        ))}
      </Stack>
    </Loading>
  )
}

function NoProducts({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  return isSearch ? (
    <EmptyState
      icon={SearchX}
      title="No products found."
      text="No products match your search or filters."
      action={
        <Button icon={FilterX} onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="No products found."
      text="Add the first product with the form below, or import a file."
    />
  )
}
