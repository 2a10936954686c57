import { jestPreset } from '@store/sdk/build/jest-preset'

export default {
  ...jestPreset,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/sdk/', '<rootDir>/ui/', '<rootDir>/host/'],
}
