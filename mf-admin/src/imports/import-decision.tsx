import type { ImportReport } from '@store/contract/schemas/imports'
import { Button, Cluster, formatCount, Stack } from '@store/sdk'
import { CheckboxField } from '@store/sdk/parts'
import { Upload } from 'lucide-react'
import { useState } from 'react'

type ImportDecisionProps = {
  report: ImportReport
  /** What the columns are is said, and the report is of exactly that. */
  isSettled: boolean
  onWrite: (kind: 'whole' | 'partial') => void
  onRestart: () => void
}

const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

/** A checked file is imported whole, or, when a person says so, without its bad rows; or not at all. */
export function ImportDecision({ report, isSettled, onWrite, onRestart }: ImportDecisionProps) {
  const [leavesBadOut, setLeavesBadOut] = useState(false)
  const { rejectedRows } = report
  const products = report.created + report.updated
  const mayWrite = isSettled && products > 0 && (rejectedRows === 0 || leavesBadOut)
  return (
    <Stack>
      {rejectedRows === 0 ? null : (
        <CheckboxField
          name="partial"
          label={`Leave out the ${rowsOf(rejectedRows)} at fault`}
          hint="Otherwise correct the file and choose it again: it is imported whole or not at all."
          value={leavesBadOut}
          onChange={setLeavesBadOut}
        />
      )}
      {isSettled && products === 0 && rejectedRows === 0 ? (
        <p>There is nothing to import in this file.</p>
      ) : null}
      <Cluster gap="s">
        <Button
          icon={Upload}
          disabled={!mayWrite}
          onClick={() => onWrite(leavesBadOut ? 'partial' : 'whole')}
        >
          {`Import ${formatCount(products)} ${products === 1 ? 'product' : 'products'}`}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          Choose another file
        </Button>
      </Cluster>
    </Stack>
  )
}
