// First of all: it takes a kiosk key out of the visible address.
import '../state/session.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/kit/fonts.css'
import '../ui/kit/tokens.css'
import '../ui/kit/base.css'
import { whenLoaded } from '../lib/whenLoaded.ts'
import { startAnalytics } from './analytics.ts'
import { App } from './App.tsx'
import { rememberScroll } from './scrollMemory.ts'
import { followTheme } from './theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

startAnalytics()
rememberScroll()
followTheme()
// What staff have edited, the outbox and all that works without a network: nothing that a first paint waits for.
whenLoaded()
  .then(() => import('./afterLoad.ts'))
  .catch(console.warn)

// In slices: somebody may scroll through the first paint meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
