import { Component, type ErrorInfo, type ReactNode } from 'react'
import styles from './error-boundary.module.css'

interface Props {
  readonly children: ReactNode
  /** What is shown in place of a part that broke. */
  readonly fallback?: ReactNode
}

/** Keeps a part that breaks from taking the page with it. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`A part of the page broke: ${error.message}${info.componentStack ?? ''}`, { cause: error }))
  }

  override render() {
    if (!this.state.broken) return this.props.children
    // Without words: they may be what broke.
    return this.props.fallback ?? <p className={styles.broken}>Fieldgate could not start. Please come back later.</p>
  }
}
