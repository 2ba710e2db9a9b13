import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './Field.module.css'

interface FieldWords {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Announced, and shown with a symbol. */
  readonly error?: ReactNode
}

type TextFieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'>

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input dir="auto" {...input} {...described(id, hint, error)} id={id} className={styles.input} />
    </Frame>
  )
}

type TextAreaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>

/** In serif type, since the text is later printed so. */
export function TextArea({ label, hint, error, rows = 6, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        dir="auto"
        {...area}
        {...described(id, hint, error)}
        rows={rows}
        id={id}
        className={`${styles.input} ${styles.area}`}
      />
    </Frame>
  )
}

type SelectFieldProps = FieldWords & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'>

/** A native select: a wheel on phones, type-ahead on keyboards. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <span className={styles.list}>
        <select
          {...select}
          {...described(id, hint, error)}
          id={id}
          className={`${styles.input} ${styles.select}`}
        >
          {children}
        </select>
      </span>
    </Frame>
  )
}

type CheckFieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'>

/** A checkbox whose whole line is the target. */
export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input {...input} {...described(id, hint, error)} id={id} type="checkbox" className={styles.box} />
        <span>{label}</span>
      </label>
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

function Frame({ id, label, hint, error, children }: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

function Notes({ id, hint, error }: Omit<FieldWords, 'label'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

function described(id: string, hint: ReactNode, error: ReactNode) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}
