import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#api/queryClient.ts'
import { App } from './App.tsx'
import { followVolume } from '#state/kiosk.ts'
import './base.css'
import '#ui/kit/contrast.css'
import { chosenLanguage, reportPresence, reportSpeech } from './parent.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('win98.html has no element with the id root')

reportPresence()
reportSpeech()
followVolume()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App firstLanguage={chosenLanguage(location.search)} />
    </QueryClientProvider>
  </StrictMode>,
)
