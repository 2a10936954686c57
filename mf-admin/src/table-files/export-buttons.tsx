import type { TableFormat } from '@store/contract/schemas/wire'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'

type ExportButtonsProps = {
  /** Without its extension. */
  fileName: string
  labels: Readonly<Record<TableFormat, string>>
  /** What is said when the file cannot be had and the server gives no reason. */
  failure: string
  /** Fetches the file; returns a blob URL. */
  fetchFile: (format: TableFormat) => Promise<string>
}

const formats: readonly TableFormat[] = ['xlsx', 'csv']

/** A button for each format in which a table can be saved. */
export function ExportButtons({ fileName, labels, failure, fetchFile }: ExportButtonsProps) {
  const [fetched, setFetched] = useState<TableFormat>()
  const handleExport = async (format: TableFormat) => {
    setFetched(format)
    try {
      saveBlob(await fetchFile(format), `${fileName}.${format}`)
    } catch (error) {
      toast.error(messageOf(error, failure))
    } finally {
      setFetched(undefined)
    }
  }
  return formats.map((format) => (
    <Button
      key={format}
      variant="secondary"
      size="s"
      icon={Download}
      busy={fetched === format}
      onClick={() => void handleExport(format)}
    >
      {labels[format]}
    </Button>
  ))
}
