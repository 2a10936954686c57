import { t } from '@lingui/core/macro'
import { Button, PageBody, PageHeader } from '@store/ui'
import { RefreshCw } from 'lucide-react'

/** Shown when the shell itself failed; offers only a reload. */
export function ShellErrorScreen() {
  return (
    <PageBody>
      <PageHeader title={t`The store could not be opened`}>
        {t`Something went wrong on our side. Your cart and your orders are safe.`}
      </PageHeader>
      <div>
        <Button icon={RefreshCw} onClick={() => location.reload()}>
          {t`Reload`}
        </Button>
      </div>
    </PageBody>
  )
}
