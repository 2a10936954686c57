import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'

type FileButtonProps = {
  label: string
  /** What a screen reader says, where the label alone is not clear. */
  name?: string
  isDisabled?: boolean
  nameOf: () => string
  /** Fetches the file; returns a blob URL. */
  fetchFile: () => Promise<string>
}

/** A button that saves a file for a portal. */
export function FileButton({ label, name, isDisabled, nameOf, fetchFile }: FileButtonProps) {
  const [isFetching, setIsFetching] = useState(false)
  const handleClick = async () => {
    setIsFetching(true)
    try {
      saveBlob(await fetchFile(), nameOf())
    } catch (error) {
      toast.error(messageOf(error, messages.fileFailed))
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="s"
      icon={Download}
      busy={isFetching}
      disabled={isDisabled}
      {...(name && { 'aria-label': name })}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  )
}
