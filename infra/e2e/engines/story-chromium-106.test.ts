import { tellStory } from './one-story.ts'

tellStory('chromium-106')
