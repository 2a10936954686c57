import {
  EmptyState,
  FailedState,
  FormMessage,
  Grid,
  LinkButton,
  Loading,
  Skeleton,
} from '@store/ui'
import { PackageSearch } from 'lucide-react'
import { Family } from './specimen.tsx'

/** The states of a list, and of a form. */
export function StateSpecimens() {
  return (
    <Family title="States">
      <Grid min="16rem">
        <Loading label="Loading orders...">
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="card" height="6rem" />
        </Loading>
        <EmptyState
          icon={PackageSearch}
          title="No orders found."
          text="What you order stands here, with its bill."
          action={<LinkButton to="/shop">Browse Products</LinkButton>}
        />
        <FailedState message="Failed to load orders" onRetry={() => undefined} />
        <FailedState message="Failed to load orders" onRetry={() => undefined} busy />
      </Grid>
      <Grid min="16rem">
        <FormMessage>Invalid email or password</FormMessage>
        <FormMessage tone="warning">Only 3 left in stock</FormMessage>
        <FormMessage tone="success">Shipment info saved!</FormMessage>
        <FormMessage tone="info">Prices include GST.</FormMessage>
      </Grid>
    </Family>
  )
}
