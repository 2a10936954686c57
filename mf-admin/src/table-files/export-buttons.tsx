import type { TableFormat } from '@store/contract/schemas/wire'
import { FileButton } from './file-button.tsx'

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
  return formats.map((format) => (
    <FileButton
      key={format}
      label={labels[format]}
      failure={failure}
      nameOf={() => `${fileName}.${format}`}
      fetchFile={() => fetchFile(format)}
    />
  ))
}
