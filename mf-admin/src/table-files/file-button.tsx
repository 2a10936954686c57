import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'

type FileButtonProps = {
  label: string
  /** What a screen reader says, where the label alone is not clear. */
  name?: string
  isDisabled?: boolean
  /** What is said when the file cannot be had and the server gives no reason. */
  failure: string
  nameOf: () => string
  /** Fetches the file; returns a blob URL. */
  fetchFile: () => Promise<string>
}

/** A button that fetches a file and saves it. */
export function FileButton(props: FileButtonProps) {
  const { label, name, isDisabled, failure, nameOf, fetchFile } = props
  const [isFetching, setIsFetching] = useState(false)
  const handleClick = async () => {
    setIsFetching(true)
    try {
      saveBlob(await fetchFile(), nameOf())
    } catch (error) {
      toast.error(messageOf(error, failure))
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
