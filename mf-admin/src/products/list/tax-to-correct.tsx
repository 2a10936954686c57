import { Button, Cluster, FormMessage, formatCount } from '@store/ui'
import { useGetManagedFacetsQuery } from './managed-products-api.ts'
import { useProductsView } from './products-view.ts'

/** How many products have tax details that no invoice should carry, and a way to list them; nothing while they are listed. */
export function TaxToCorrect() {
  const { view, filter } = useProductsView()
  const { data: facets } = useGetManagedFacetsQuery({})
  const count = facets?.taxToCorrect ?? 0
  if (count === 0 || view.taxToCorrect) return null
  const products = count === 1 ? '1 product' : `${formatCount(count)} products`
  return (
    <FormMessage tone="warning">
      <Cluster gap="s" justify="space-between">
        <span>Tax details to correct: a GST rate, HSN or unit does not exist.</span>
        <Button size="s" variant="secondary" onClick={() => filter({ taxToCorrect: true })}>
          {`Show the ${products}`}
        </Button>
      </Cluster>
    </FormMessage>
  )
}
