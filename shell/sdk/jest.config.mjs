import { jestPreset } from './build/jest/jest-preset.mjs'

export default jestPreset
