import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, use } from 'react';
import { markFulfilled } from '../remotes/awaited-module.ts';
import { usePageMark } from '../routing/page-mark.ts';
import { shellFile } from './shell-file.ts';

type PartView<M extends object> = ComponentType<{ children: (module: M) => ReactNode }>;

/** A part of the shell in a file of its own. */
export interface ShellPart<M extends object> {
  /** Loads it once; after a failure it is requested again. @throws ShellFault (rejects) when it cannot be loaded. */
  load(): Promise<M>;
  /** The promise to render with: React needs the same one with each attempt, so a failed one stays until `load`. */
  awaited(): Promise<M>;
  /** Renders the module: another component after each `forget`, because React keeps a failure with its component. */
  view(): PartView<M>;
  /** Discards a failed view, so that the next one requests the file again. */
  forget(): void;
  /** The module once it is loaded. */
  peek(): M | undefined;
}

/** Declares a part: `shellPart(() => import('./menu.tsx'))`. */
export function shellPart<M extends object>(fetchModule: () => Promise<M>): ShellPart<M> {
  let promise: Promise<M> | null = null;
  let hasFailed = false;
  let loaded: M | undefined;

  function load(): Promise<M> {
    if (promise && !hasFailed) {
      return promise;
    }
    hasFailed = false;
    const next = shellFile(fetchModule);
    promise = next;
    next.then(
      (module) => {
        loaded = module;
        markFulfilled(next, module);
      },
      () => {
        hasFailed = true;
      },
    );
    return next;
  }

  const createView = () =>
    lazy(async () => {
      const module = await load();
      return { default: (({ children }) => children(module)) as PartView<M> };
    });
  let view: PartView<M> | null = null;

  return {
    load,
    awaited: () => promise ?? load(),
    view() {
      view ??= createView();
      return view;
    },
    forget() {
      view = null;
    },
    peek: () => loaded,
  };
}

interface PartProps<M extends object> {
  part: ShellPart<M>;
  /** Shown until the part is there, and where it cannot be loaded. */
  fallback: ReactNode;
  children: (module: M) => ReactNode;
}

/**
 * Renders a part of the shell; while hydrating, the server's markup stays until the part is there. A part that cannot
 * be loaded costs its own place alone.
 */
export function PartOutlet<M extends object>({ part, fallback, children }: PartProps<M>) {
  const View = part.view();
  return (
    <PartBoundary fallback={fallback} onFailure={part.forget}>
      <Suspense fallback={fallback}>
        <View>{children}</View>
      </Suspense>
    </PartBoundary>
  );
}

interface PartPageProps<M extends object> {
  part: ShellPart<M>;
  fallback: ReactNode;
  /** The page's component. */
  page: (module: M) => ComponentType;
  /** For a layout, whose page comes inside it. */
  isLayout?: boolean;
}

/** Renders a page of the shell, whose loader has loaded the file before each navigation; the route shows failures. */
export function PartPage<M extends object>({ part, fallback, page, isLayout = false }: PartPageProps<M>) {
  return (
    <Suspense fallback={fallback}>
      <PageContent part={part} page={page} />
      {!isLayout && <PageMark />}
    </Suspense>
  );
}

function PageContent<M extends object>({ part, page }: Omit<PartPageProps<M>, 'fallback'>) {
  const Page = page(use(part.awaited()));
  return createElement(Page);
}

function PageMark(): null {
  usePageMark();
  return null;
}

interface BoundaryProps {
  fallback: ReactNode;
  onFailure: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
