// Everything that needs the library is imported through this module, so that it arrives as one chunk.
export { presentToast } from './present-toast.tsx';
export { ToastArea } from './toast-area.tsx';
