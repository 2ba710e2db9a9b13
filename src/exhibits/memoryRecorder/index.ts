import { memoryRecorderExhibit } from '#content/exhibits/memoryRecorder/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'

export const memoryRecorderInstallation: Installation = {
  exhibit: memoryRecorderExhibit,
  page: lazyComponent<PageProps>(
    'memoryRecorder',
    async () => (await import('./MemoryRecorderPage.tsx')).MemoryRecorderPage,
  ),
}
