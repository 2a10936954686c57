import { nodeJest } from '../../infra/test/jest/jest-preset.mjs'

export default nodeJest()
