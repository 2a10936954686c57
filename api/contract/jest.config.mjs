import { nodeJest } from '../../infra/test/jest-preset.mjs'

export default nodeJest()
