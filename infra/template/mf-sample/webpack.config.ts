import { remotePreset } from '@store/sdk/build/remote-preset'

export default remotePreset(import.meta.dirname)
