import { t } from '@lingui/core/macro'
import { indiaDayOf } from '@store/contract/rules/india-days'
import * as messages from '@store/contract/rules/messages'
import type { PriceListQuery } from '@store/contract/schemas/catalog/catalog'
import { messageOf } from '@store/sdk'
import { Button, Cluster, saveBlob, toast } from '@store/ui'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { FilterGroup } from '../filters/filter-styles.tsx'
import { facetsQueryOf } from '../shop-view.ts'
import { useShopView } from '../use-shop-view.ts'
import { useDownloadPriceListMutation } from './price-list-api.ts'

/** Saves the prices of all products that the filters leave, as a PDF to print and as a sheet (screens 2.9). */
export function PriceListButtons() {
  const { view } = useShopView()
  const [download, { isLoading, originalArgs }] = useDownloadPriceListMutation()
  const save = async (format: PriceListQuery['format']) => {
    try {
      const url = await download({ ...facetsQueryOf(view), format }).unwrap()
      saveBlob(url, `price-list-${indiaDayOf(new Date())}.${format}`)
    } catch (error) {
      toast.error(messageOf(error, messages.listing.priceListFailed))
    }
  }
  const files = [
    { format: 'pdf', label: t`PDF`, name: t`Download price list as PDF`, icon: FileText },
    {
      format: 'xlsx',
      label: t`Excel`,
      name: t`Download price list as Excel`,
      icon: FileSpreadsheet,
    },
  ] as const
  return (
    <FilterGroup legend={t`Price list`}>
      <Cluster gap="xs">
        {files.map(({ format, label, name, icon }) => (
          <Button
            key={format}
            variant="secondary"
            size="s"
            icon={icon}
            aria-label={name}
            busy={isLoading && originalArgs?.format === format}
            onClick={() => void save(format)}
          >
            {label}
          </Button>
        ))}
      </Cluster>
    </FilterGroup>
  )
}
