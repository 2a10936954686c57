import type { GoodsIn } from '@store/contract/schemas/stock/stock'
import { Link } from 'react-router-dom'

/** The name of a product, which opens its stock card. */
export function ProductLink({ product }: { product: GoodsIn['lines'][number]['product'] }) {
  const { _id, modelNo, name } = product
  return (
    <Link to={`/superadmin/stock/products/${_id}`}>
      {[modelNo, name].filter(Boolean).join(' ')}
    </Link>
  )
}
