import { defineRemote, screen } from '@store/sdk'

const loadSample = async () => (await import('./sample/sample-screen.tsx')).SampleScreen

export const remote = defineRemote({ routes: [screen('/sample', loadSample)] })
