import type { ImportProgress } from '@store/contract/schemas/catalog/imports'
import { formatCount, ProgressBar } from '@store/ui'

type ImportProgressBarProps = {
  fileName: string
  /** From 0 to 1. */
  sent: number
  progress?: ImportProgress | undefined
}

/** Progress of an import: upload in percent, check in rows (the total is unknown), import in rows of the total. */
export function ImportProgressBar({ fileName, sent, progress }: ImportProgressBarProps) {
  if (sent < 1) {
    const percent = `${Math.floor(sent * 100)} %`
    return <ProgressBar label={`Uploading ${fileName}`} detail={percent} value={sent} />
  }
  if (!progress?.of) {
    const checked = progress && `${formatCount(progress.rows)} rows`
    return <ProgressBar label={`${fileName} is being checked`} detail={checked} />
  }
  const { rows, of } = progress
  const imported = `${formatCount(rows)} of ${formatCount(of)} rows`
  const label = `${fileName} is being imported`
  return <ProgressBar label={label} detail={imported} value={rows} max={of} />
}
