import { Cluster, Heading, Stack } from '@store/ui/shared'
import { useId } from 'react'
import { Card } from './card.tsx'

type PanelProps = {
  title: string
  /** Shown to the right of the title. */
  actions?: React.ReactNode
  level?: 2 | 3 | 4
  children: React.ReactNode
}

/**
 * A card with a heading, announced as a region of that name.
 * @example <Panel title="Bank details" actions={<CopyButton …/>}>…</Panel>
 */
export function Panel({ title, actions, level = 2, children }: PanelProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Cluster justify="space-between">
          <Heading id={headingId} level={level} size="l">
            {title}
          </Heading>
          {actions}
        </Cluster>
        {children}
      </Stack>
    </Card>
  )
}
