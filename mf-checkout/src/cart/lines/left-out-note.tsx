import { t } from '@lingui/core/macro'
import { Cluster, FormMessage, IconButton, Stack } from '@store/ui'
import { Trash2 } from 'lucide-react'
import { useLineChanges } from './use-line-changes.ts'

type LeftOutLine = { _id: string; name: string }

function RemovableLine({ line }: { line: LeftOutLine }) {
  const { removeLine, isRemoving } = useLineChanges(line)
  const { name } = line
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

type LeftOutNoteProps = { title: string; lines: readonly LeftOutLine[] }

/** Names lines that are neither ordered nor part of the total (ordering 1.3), and offers to remove them. */
export function LeftOutNote({ title, lines }: LeftOutNoteProps) {
  if (lines.length === 0) return null
  return (
    <FormMessage tone="warning">
      <Stack gap="xxs">
        <span>{title}</span>
        {lines.map((line) => (
          <RemovableLine key={line._id} line={line} />
        ))}
      </Stack>
    </FormMessage>
  )
}
