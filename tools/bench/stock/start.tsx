import '@fontsource-variable/instrument-sans'
import { type ComponentType, lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Toaster } from 'react-hot-toast'
import { Route } from 'wouter'
import './stock.css'

const queryClient = new QueryClient()

/** The yardstick of our first pictures: what a React application with one lazy page is when nobody has done anything for it. */
export function start(load: () => Promise<{ default: ComponentType }>): void {
  const Page = lazy(load)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <Route path="/">
            <Page />
          </Route>
        </Suspense>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  )
}
