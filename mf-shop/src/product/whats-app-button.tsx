import { t } from '@lingui/core/macro'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { Button, publicOrigin, whatsAppShareLink } from '@store/ui'
import { MessageCircle } from 'lucide-react'

/**
 * Sends a product by WhatsApp: its name, model and link, without a price, for who opens it sees the own one (screens 2.10). A button,
 * because the first HTML does not know the origin.
 */
export function WhatsAppButton({
  product,
}: {
  product: Pick<Product, '_id' | 'name' | 'modelNo'>
}) {
  const { _id, name, modelNo } = product
  const handleClick = () => {
    const title = modelNo === '' ? name : `${name} (${modelNo})`
    const url = `${publicOrigin()}/product/${encodeURIComponent(_id)}`
    window.open(whatsAppShareLink({ title, url }), '_blank', 'noopener')
  }
  return (
    <Button
      wide
      variant="secondary"
      icon={MessageCircle}
      aria-label={t`Send by WhatsApp`}
      onClick={handleClick}
    >
      {t`WhatsApp`}
    </Button>
  )
}
