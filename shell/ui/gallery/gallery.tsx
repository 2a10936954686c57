import { ToastViewport } from '@store/host'
import { ColorModeSwitch, PageBody, PageHeader, Stack } from '@store/ui'
import { ActionSpecimens } from './action-specimens.tsx'
import { ChoiceSpecimens } from './choice-specimens.tsx'
import { DialogSpecimens } from './dialog-specimens.tsx'
import { DisplaySpecimens } from './display-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { NavigationSpecimens } from './navigation-specimens.tsx'
import { PaymentSpecimens } from './payment-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { TokenSpecimens } from './token-specimens.tsx'

/** Every component of the UI kit in all its states, for the authors of remotes. */
export function Gallery() {
  return (
    <main>
      <PageBody>
        <PageHeader title="UI kit" actions={<ColorModeSwitch />}>
          Every part of the SDK in all its states, in the colours of this browser or of the switch.
        </PageHeader>
        <Stack gap="xl">
          <TokenSpecimens />
          <ActionSpecimens />
          <FieldSpecimens />
          <ChoiceSpecimens />
          <DialogSpecimens />
          <StateSpecimens />
          <DisplaySpecimens />
          <NavigationSpecimens />
          <PaymentSpecimens />
        </Stack>
      </PageBody>
      <ToastViewport />
    </main>
  )
}
