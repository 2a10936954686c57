import { remotePreset } from '@store/sdk/build/remote-preset'

export default remotePreset({ folder: import.meta.dirname })
