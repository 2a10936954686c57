import type { ImportProgress } from '@store/contract/schemas/catalog/imports'
import { formatCount, theme } from '@store/ui'
import styled from 'styled-components'

const Bar = styled.label`
  display: grid;
  gap: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  progress {
    width: 100%;
    height: ${theme.space.s};
    accent-color: ${theme.color.primary};
  }
`

type ImportProgressBarProps = {
  fileName: string
  /** From 0 to 1. */
  sent: number
  progress?: ImportProgress | undefined
}

/** Progress of an import: upload in percent, check in rows (the total is unknown), import in rows of the total. */
export function ImportProgressBar({ fileName, sent, progress }: ImportProgressBarProps) {
  if (sent < 1) {
    return (
      <Bar>
        {`Uploading ${fileName}: ${Math.floor(sent * 100)} %`}
        <progress value={sent} />
      </Bar>
    )
  }
  if (!progress?.of) {
    return (
      <Bar>
        {`${fileName} is being checked${progress ? `: ${formatCount(progress.rows)} rows` : '…'}`}
        <progress />
      </Bar>
    )
  }
  const { rows, of } = progress
  return (
    <Bar>
      {`${fileName} is being imported: ${formatCount(rows)} of ${formatCount(of)} rows`}
      <progress max={of} value={rows} />
    </Bar>
  )
}
