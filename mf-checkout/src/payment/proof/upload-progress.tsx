import { t } from '@lingui/core/macro'
import { ProgressBar } from '@store/ui'

/**
 * Upload progress of the proof.
 * @param sent from 0 to 1; hidden when `undefined`
 */
export function UploadProgress({ sent }: { sent: number | undefined }) {
  if (sent === undefined) return null
  const percent = Math.round(sent * 100)
  if (percent === 100) return <ProgressBar label={t`Placing your order…`} value={sent} />
  return <ProgressBar label={t`Sending your proof`} detail={`${percent} %`} value={sent} />
}
