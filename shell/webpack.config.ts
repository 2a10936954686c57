import { shellPreset } from '@store/sdk/build/shell-preset'

export default shellPreset(import.meta.dirname)
