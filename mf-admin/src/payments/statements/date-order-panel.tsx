import type { DateOrder } from '@store/contract/rules/payments/statement-columns'
import { Button, Cluster, FormMessage, Panel, Stack } from '@store/ui'

type DateOrderPanelProps = {
  fileName: string
  /** Which row does not show it. */
  error: string
  onChoose: (order: DateOrder) => void
  onCancel: () => void
}

/** Asks what stands first in the dates of a file that does not show it. Nothing is remembered: the next file may differ. */
export function DateOrderPanel({ fileName, error, onChoose, onCancel }: DateOrderPanelProps) {
  return (
    <Panel title={`How are the dates of ${fileName} written?`}>
      <Stack>
        <FormMessage tone="warning">{error}</FormMessage>
        <Cluster gap="s">
          <Button variant="secondary" onClick={() => onChoose('day-first')}>
            Day first: 25/11/2026
          </Button>
          <Button variant="secondary" onClick={() => onChoose('month-first')}>
            Month first: 11/25/2026
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
