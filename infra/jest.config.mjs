import { nodeJest } from './test/jest-preset.mjs'

export default nodeJest({ testPathIgnorePatterns: ['/node_modules/', '/e2e/'] })
