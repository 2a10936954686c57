import { shopPathOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import {
  catalogApi,
  messageOf,
  type PrefetchArgs,
  statusOf,
  useGetProductQuery,
  useSession,
} from '@store/sdk'
import { EmptyState, FailedState, LinkButton, PageBody, PageHeader, usePageHead } from '@store/ui'
import { PackageX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useParams } from 'react-router-dom'
import { useHasFailed } from '../use-has-failed.ts'
import { ProductDetails } from './product-details.tsx'
import { ProductLoading } from './product-loading.tsx'

/** A product's own page (spec §2, Product detail). */
export function ProductScreen() {
  const { id = '' } = useParams()
  const answer = useGetProductQuery(id)
  const { currentData, error, refetch } = answer
  const hasFailed = useHasFailed(answer)
  // Rendered concurrently: at once, the page would block a slow phone for a quarter of a second.
  const product = useDeferredValue(currentData)

  if (product) {
    return (
      <PageBody>
        <ProductDetails key={product._id} product={product} />
      </PageBody>
    )
  }
  if (statusOf(error) === 404) return <NoProduct />
  if (hasFailed) {
    const message = messageOf(error, messages.product.loadFailed)
    return (
      <PageBody>
        <PageHeader title="Product" />
        <FailedState message={message} onRetry={() => void refetch()} />
      </PageBody>
    )
  }
  return (
    <PageBody>
      <ProductLoading />
    </PageBody>
  )
}

ProductScreen.prefetch = ({ dispatch, params: { id = '' } }: PrefetchArgs) => {
  dispatch(catalogApi.util.prefetch('getProduct', id, {}))
}

function NoProduct() {
  const { role } = useSession()
  usePageHead({ isHidden: true })
  return (
    <PageBody>
      <PageHeader title={messages.product.notFound} />
      <EmptyState
        icon={PackageX}
        title="It may have been taken out of the catalogue."
        action={<LinkButton to={shopPathOf(role)}>Back to the shop</LinkButton>}
      />
    </PageBody>
  )
}
