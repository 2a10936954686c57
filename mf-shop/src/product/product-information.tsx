import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { translate } from '@store/sdk'
import { Definition, Heading, Stack } from '@store/ui'
import { FactList } from './product-styles.ts'

/** What the law makes the shop show of a product (declarations 1.1); nothing when it declares nothing. */
export function ProductInformation({ product }: { product: Product }) {
  const entries = entriesOf(product).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return null
  return (
    <Stack gap="xs" as="section" aria-label={t`Product information`}>
      <Heading level={2} size="m">
        {t`Product information`}
      </Heading>
      <FactList>
        {entries.map(([term, value]) => (
          <Definition key={term} term={term}>
            {value}
          </Definition>
        ))}
      </FactList>
    </Stack>
  )
}

/** @example asOnLabels('2026-03') // '03/2026' */
function asOnLabels(month: string): string {
  return month.split('-').reverse().join('/')
}

function entriesOf({ countryOfOrigin, declarations = {} }: Product) {
  const { mrp, monthOfManufacture: month } = declarations
  const amount = mrp === undefined ? undefined : formatRupees(mrp)
  return [
    [t`Country of origin`, countryOfOrigin && translate(countryOfOrigin)],
    [t`MRP`, amount && t`${amount} (incl. of all taxes)`],
    [t`Net quantity`, declarations.netQuantity],
    [t`Manufacturer`, declarations.manufacturedBy],
    [t`Packer`, declarations.packedBy],
    [t`Importer`, declarations.importedBy],
    [t`Month of manufacture or import`, month && asOnLabels(month)],
    [t`Consumer care`, declarations.consumerCare],
    [t`BIS registration number`, declarations.bisRegistration],
    [t`Essential requirements certificate`, declarations.essentialCertificate],
  ] as const
}
