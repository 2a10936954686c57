import { t } from '@lingui/core/macro'
import { addressBook } from '@store/contract/rules/shipping/address-messages'
import { translate } from '@store/sdk'
import { Button, ConfirmDialog } from '@store/ui'
import { useState } from 'react'

type DeleteAddressProps = {
  /** Of the address, where several have such a button. */
  name?: string
  busy: boolean
  onDelete: () => Promise<void>
}

/** Asks before it deletes. */
export function DeleteAddress({ name, busy, onDelete }: DeleteAddressProps) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async () => {
    await onDelete()
    setIsAsking(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        size={name === undefined ? 'm' : 's'}
        aria-label={name === undefined ? undefined : t`Delete ${name}`}
        onClick={() => setIsAsking(true)}
      >
        {name === undefined ? t`Delete address` : t`Delete`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={translate(addressBook.confirmDelete)}
        confirmLabel={t`Delete`}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
