import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import { messageOf } from '@store/sdk'
import { Button, formatCount, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { nameOfRejectedRows } from './checked-file/rejected-rows-name.ts'
import { useGetLeftOutRowsMutation } from './imports-api.ts'

/** How many rows an import left out; as long as they are kept, they can be downloaded. */
export function LeftOutRows({ productImport }: { productImport: ProductImport }) {
  const [getRows, { isLoading }] = useGetLeftOutRowsMutation()
  const { _id: importId, fileName, rejected, hasRejectedRows } = productImport
  const count = formatCount(rejected)
  if (!hasRejectedRows) return count
  const handleDownload = async () => {
    try {
      const blob = await getRows({ importId, format: 'xlsx' }).unwrap()
      saveBlob(blob, nameOfRejectedRows(fileName, 'xlsx'))
    } catch (error) {
      toast.error(messageOf(error, importMessages.rowsFailed))
    }
  }
  return (
    <Button
      variant="secondary"
      size="s"
      icon={Download}
      busy={isLoading}
      aria-label={`Download the ${rejected === 1 ? 'row' : `${count} rows`} left out of ${fileName}`}
      onClick={() => void handleDownload()}
    >
      {count}
    </Button>
  )
}
