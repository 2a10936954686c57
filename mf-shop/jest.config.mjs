import { failOnConsole, jestPreset } from '@store/sdk/build/jest-preset'

export default failOnConsole(jestPreset)
