import { t } from '@lingui/core/macro'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { LinkButton, publicOrigin, whatsAppShareLink } from '@store/ui'
import { MessageCircle } from 'lucide-react'

/** Sends a product by WhatsApp: its name, model and link, without a price, for who opens it sees the own one (screens 2.10). */
export function WhatsAppButton({
  product,
}: {
  product: Pick<Product, '_id' | 'name' | 'modelNo'>
}) {
  const { _id, name, modelNo } = product
  const title = modelNo === '' ? name : `${name} (${modelNo})`
  const url = `${publicOrigin()}/product/${encodeURIComponent(_id)}`
  return (
    <LinkButton
      wide
      variant="secondary"
      icon={MessageCircle}
      to={whatsAppShareLink({ title, url })}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Send by WhatsApp`}
    >
      {t`WhatsApp`}
    </LinkButton>
  )
}
