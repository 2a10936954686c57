import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import {
  catalogApi,
  type PrefetchArgs,
  statusOf,
  translate,
  useGetProductQuery,
  useSession,
} from '@store/sdk'
import {
  EmptyState,
  FailedState,
  LinkButton,
  PageBody,
  PageHeader,
  QueryView,
  usePageHead,
} from '@store/ui'
import { PackageX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useParams } from 'react-router-dom'
import { useHasFailed } from '../use-has-failed.ts'
import { ProductDetails } from './product-details.tsx'
import { ProductLoading } from './product-loading.tsx'

/** A product's own page (screens 2.5). */
export function ProductScreen() {
  const { id = '' } = useParams()
  const answer = useGetProductQuery(id)
  const isMissing = statusOf(answer.error) === 404
  const hasFailed = useHasFailed(answer)
  // Rendered in slices: otherwise the page would block a slow phone for a quarter of a second.
  const product = useDeferredValue(answer.currentData)
  return (
    <PageBody>
      <QueryView
        query={{ ...answer, data: product, currentData: product, isError: isMissing || hasFailed }}
        loading={<ProductLoading />}
        failure={messages.product.loadFailed}
        failed={(failedState) =>
          isMissing ? (
            <NoProduct />
          ) : (
            <>
              <PageHeader title={t`Product`} />
              <FailedState {...failedState} />
            </>
          )
        }
      >
        {(loaded) => <ProductDetails key={loaded._id} product={loaded} />}
      </QueryView>
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
    <>
      <PageHeader title={translate(messages.product.notFound)} />
      <EmptyState
        icon={PackageX}
        title={t`It may have been taken out of the catalogue.`}
        action={<LinkButton to={shopPathOf(role)}>{t`Back to the shop`}</LinkButton>}
      />
    </>
  )
}
