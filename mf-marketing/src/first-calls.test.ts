import { testFirstCalls } from '@store/sdk/testing'
import { remoteConfig } from '../remote.config.ts'

testFirstCalls(remoteConfig)
