import { testPathsIn } from './paths-in.ts'

testPathsIn('webkit')
