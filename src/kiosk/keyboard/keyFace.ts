import { SimpleKeyboard } from 'simple-keyboard'
import { kioskWords } from '#content/kiosk.ts'
import { type Language, otherLanguage } from './language.ts'
import { actionKeys, layouts, type LayoutName } from './layouts.ts'
import styles from './Keyboard.module.css'

interface KeyFaceOptions {
  /** `isHeld`: the key repeats because a finger stays on it. */
  readonly onKey: (key: string, isHeld: boolean) => void
}

interface Shown {
  readonly layout: LayoutName
  /** Of the labels. */
  readonly language: Language
  /** The language that the letters are of. */
  readonly letters: Language
  readonly isCaps: boolean
}

interface KeyFace {
  readonly element: HTMLElement
  show(what: Shown): void
  dispose(): void
}

/** The keys as one sees and presses them. What a key means is decided elsewhere. */
export function createKeyFace({ onKey }: KeyFaceOptions): KeyFace {
  const element = document.createElement('div')
  const keys = document.createElement('div')
  element.className = styles.keyboard ?? ''
  // The library wants a class to know its place by.
  keys.className = 'keys'
  element.append(keys)
  // Focus stays in the field, also where a finger meets no key, or was there before the keys were.
  element.addEventListener('mousedown', (event) => event.preventDefault())
  let last = ''
  const keyboard = new SimpleKeyboard(keys, {
    layout: layouts,
    layoutName: 'de small',
    theme: styles.keys ?? '',
    useButtonTag: true,
    disableCaretPositioning: true,
    physicalKeyboardHighlight: false,
    preventMouseDownDefault: true,
    // It would gather what visitors write; the field alone holds that.
    beforeInputUpdate: (instance) => instance.clearInput(),
    onKeyPress: (key, event) => onKey(key, event === undefined),
  })
  // Where nothing points: a press by a screen reader, or by a switch.
  keys.addEventListener('click', (event) => {
    const key = event.target instanceof Element ? event.target.closest('button') : null
    const name = key?.getAttribute('data-skbtn')
    if (event.detail === 0 && name !== null && name !== undefined) onKey(name, false)
  })

  return {
    element,
    show: ({ layout, language, letters, isCaps }) => {
      const now = [layout, language, letters, isCaps].join()
      if (now === last) return
      last = now
      const words = kioskWords[language].keyboard
      const { toDe, toEn, ...others } = words.keys
      const names = { ...others, language: letters === 'de' ? toEn : toDe }
      // Voice control names a key by what stands on it.
      const written: Readonly<Record<string, string | undefined>> = {
        signs: words.caps.signs,
        letters: words.caps.letters,
        language: otherLanguage(letters).toUpperCase(),
      }
      element.lang = language
      element.setAttribute('aria-label', words.name)
      keyboard.setOptions({
        layoutName: layout,
        display: {
          '{bksp}': '⌫',
          '{enter}': '⏎',
          '{shift}': isCaps ? '⇪' : '⇧',
          '{space}': words.caps.space,
          '{arrowleft}': '←',
          '{arrowright}': '→',
          '{arrowup}': '↑',
          '{arrowdown}': '↓',
          ...Object.fromEntries(Object.entries(written).map(([key, text]) => [`{${key}}`, text ?? ''])),
          '{hide}': '⌄',
        },
        buttonTheme: [{ class: styles.action ?? '', buttons: actionKeys.map((key) => `{${key}}`).join(' ') }],
        buttonAttributes: [
          { attribute: 'type', value: 'button' },
          // Fingers press them; focus stays in the field.
          { attribute: 'tabindex', value: '-1' },
          ...Object.entries(names).map(([key, label]) => ({
            attribute: 'aria-label',
            value: [written[key], label].filter(Boolean).join(', '),
            buttons: `{${key}}`,
          })),
          {
            attribute: 'aria-pressed',
            value: String(layout.endsWith('capital')),
            buttons: '{shift}',
          },
        ],
      })
    },
    dispose: () => {
      keyboard.destroy()
      element.remove()
    },
  }
}
