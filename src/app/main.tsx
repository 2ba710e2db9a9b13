// First of all: it takes a kiosk key out of the visible address.
import '../state/session.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../api/queryClient.ts'
import '../ui/kit/fonts.css'
import '../ui/kit/tokens.css'
import '../ui/kit/base.css'
import { startAnalytics } from './analytics.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { preloadAimedPages } from './preloadAimedPages.ts'
import { Router } from './Router.tsx'
import { rememberScroll } from './scrollMemory.ts'
import { followTheme } from './theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

startAnalytics()
rememberScroll()
preloadAimedPages()
followTheme()

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary resetKey="">
      <QueryClientProvider client={queryClient}>
        <Router />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
