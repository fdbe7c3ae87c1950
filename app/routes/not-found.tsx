import { data } from 'react-router';

/** Any other path: the root's error boundary shows the screen, the status is 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
