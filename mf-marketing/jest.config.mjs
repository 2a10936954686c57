import { jestPreset } from '@store/sdk/build/jest-preset'

export default jestPreset
