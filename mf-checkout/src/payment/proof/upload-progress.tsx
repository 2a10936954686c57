import { t } from '@lingui/core/macro'
import { theme } from '@store/ui'
import styled from 'styled-components'

const Bar = styled.label`
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  progress {
    width: 100%;
    height: ${theme.space.xs};
    accent-color: ${theme.color.primary};
  }
`

/**
 * Upload progress of the proof.
 * @param sent from 0 to 1; hidden when `undefined`
 */
export function UploadProgress({ sent }: { sent: number | undefined }) {
  if (sent === undefined) return null
  const percent = Math.round(sent * 100)
  return (
    <Bar>
      {percent < 100 ? t`Sending your proof: ${percent} %` : t`Placing your order…`}
      <progress max={100} value={percent} />
    </Bar>
  )
}
