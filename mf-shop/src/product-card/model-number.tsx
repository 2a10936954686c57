import { t } from '@lingui/core/macro'
import { CopyButton } from '@store/ui'

/** A product's model number, which can be copied; nothing for a product without one (screens 2.3). */
export function ModelNumber({ modelNo }: { modelNo: string }) {
  if (modelNo === '') return null
  return (
    <CopyButton text={modelNo} label={t`Copy model number ${modelNo}`}>
      {modelNo}
    </CopyButton>
  )
}
