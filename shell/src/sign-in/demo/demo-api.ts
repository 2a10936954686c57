import type { DemoSettings } from '@store/contract/schemas/settings'
import { defineEndpoints } from '@store/sdk'

/** The accounts of a demo; none in a real store. */
export const demoApi = defineEndpoints('shell/demo', (build) => ({
  getDemo: build.query<DemoSettings, void>({ query: () => '/settings/demo' }),
}))

export const { useGetDemoQuery } = demoApi
