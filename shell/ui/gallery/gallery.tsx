import { ToastViewport } from '@store/host'
import { ColorModeSwitch, PageBody, PageHeader, Stack } from '@store/ui'
import { ActionParts } from './action-parts.tsx'
import { ChoiceParts } from './choice-parts.tsx'
import { DialogParts } from './dialog-parts.tsx'
import { DisplayParts } from './display-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { NavigationParts } from './navigation-parts.tsx'
import { StateParts } from './state-parts.tsx'
import { TokenParts } from './token-parts.tsx'

/** Every part of the UI kit in all its states: what a remote may build its screens from. */
export function Gallery() {
  return (
    <main>
      <PageBody>
        <PageHeader title="UI kit" actions={<ColorModeSwitch />}>
          Every part of the SDK in all its states, in the colours of this browser or of the switch.
        </PageHeader>
        <Stack gap="xl">
          <TokenParts />
          <ActionParts />
          <FieldParts />
          <ChoiceParts />
          <DialogParts />
          <StateParts />
          <DisplayParts />
          <NavigationParts />
        </Stack>
      </PageBody>
      <ToastViewport />
    </main>
  )
}
