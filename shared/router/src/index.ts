/*
 * The exports of react-router that the platform allows. The shell provides this facade in place of the whole library
 * (a shared singleton cannot be tree-shaken), so the list is a contract: adding a name costs every visitor its bytes.
 */
export {
  Await,
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  data,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  redirect,
  useAsyncValue,
  useBlocker,
  useFetcher,
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
