/*
 * The exports of react-router that the platform provides to remotes. The shell provides this facade in place of the
 * whole library (a shared singleton cannot be tree-shaken), so the list is a contract: adding a name costs every
 * visitor its bytes. The router itself belongs to the shell.
 */
export {
  createPath,
  data,
  generatePath,
  Link,
  matchPath,
  Navigate,
  Outlet,
  redirect,
  replace,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
