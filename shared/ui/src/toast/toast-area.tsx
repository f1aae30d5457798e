import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { messages } from './messages.ts';
import classes from './toast.module.css';

const AUTO_CLOSE_MS = 4000;

const transition = cssTransition({
  enter: classes.enter ?? '',
  exit: classes.exit ?? '',
  collapseDuration: 200,
});

/** The container of the toasts: top right, 4 seconds each, paused while it is hovered, focused or out of sight. */
export function ToastArea() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of the toasts bubbles through here; there is nothing to operate
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        rtl
        position="top-right"
        autoClose={AUTO_CLOSE_MS}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick={false}
        closeButton={false}
        icon={false}
        draggable={false}
        limit={3}
        transition={transition}
        aria-label={messages.region}
        className={() => classes.area ?? ''}
        toastClassName={() => classes.toast ?? ''}
        progressClassName={(context) => `${classes.progress} ${classes[context?.type ?? 'success'] ?? ''}`}
      />
    </div>
  );
}
