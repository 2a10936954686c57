import { needsBusinessDetails } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { Card, Skeleton, Stack } from '@store/ui'
import { CheckoutColumns } from './checkout-columns.ts'
import { FieldGrid } from './field-grid.ts'

const addressFieldKeys = ['name', 'phone', 'address', 'city', 'state', 'pincode']
const businessFieldKeys = ['business', 'gst', 'pan', 'company', 'delivery', 'courier']

/** The skeleton of the form. */
export function FormSkeleton() {
  const { user } = useSession()
  const isBusiness = user && needsBusinessDetails(user.role)
  const skeletonKeys = isBusiness ? [...addressFieldKeys, ...businessFieldKeys] : addressFieldKeys
  return (
    <Card>
      <Stack>
        <Skeleton width="10rem" />
        <FieldGrid>
          {skeletonKeys.map((key) => (
            <Stack key={key} gap="xxs">
              <Skeleton width="6rem" />
              <Skeleton shape="block" height="2.75rem" />
            </Stack>
          ))}
        </FieldGrid>
        <Skeleton shape="block" height="2.75rem" />
      </Stack>
    </Card>
  )
}

/** The skeleton of form and summary. */
export function CheckoutSkeleton() {
  return (
    <CheckoutColumns>
      <FormSkeleton />
      <Card>
        <Stack>
          <Skeleton width="9rem" />
          <Skeleton lines={3} />
          <Skeleton shape="block" height="2rem" />
        </Stack>
      </Card>
    </CheckoutColumns>
  )
}
