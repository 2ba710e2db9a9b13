import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Shows a part alone, or beside the app, until the test is over. Resolves once its effects have run. */
export function render(part: ReactNode): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  return new Promise((resolve) => root.render(<Shown onShown={resolve}>{part}</Shown>))
}

function Shown({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(onShown, [onShown])
  return children
}
