import { t } from '@lingui/core/macro'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { Cluster, FormMessage, IconButton, Stack } from '@store/ui'
import { Trash2 } from 'lucide-react'
import { useLineChanges } from './use-line-changes.ts'

function SoldOutLine({ line }: { line: CartLine }) {
  const { removeLine, isRemoving } = useLineChanges(line)
  const { name } = line.product
  return (
    <Cluster gap="xs" wrap={false}>
      <span>{name}</span>
      <IconButton
        label={t`Remove ${name}`}
        icon={Trash2}
        busy={isRemoving}
        onClick={() => void removeLine()}
      />
    </Cluster>
  )
}

/** Lines that sold out: they are neither ordered nor part of the total (spec §4). */
export function SoldOutNote({ lines }: { lines: readonly CartLine[] }) {
  if (lines.length === 0) return null
  return (
    <FormMessage tone="warning">
      <Stack gap="xxs">
        <span>{t`Out of stock and left out of this order:`}</span>
        {lines.map((line) => (
          <SoldOutLine key={line._id} line={line} />
        ))}
      </Stack>
    </FormMessage>
  )
}
