// The site at a glance: the pages of the menus, the loans, then what the pages themselves need.
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { products } from '../content/products.ts';

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('team', 'routes/team.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('query', 'routes/query.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:id', 'routes/article.tsx'),
  route('emi-calculator', 'routes/emi-calculator.tsx'),
  ...products.map(({ id, overview }) =>
    route(overview.slice(1), 'routes/service-overview.tsx', { id: `overview-${id}` }),
  ),
  ...products.map(({ id, details }) => route(details.slice(1), 'routes/service-details.tsx', { id: `details-${id}` })),
  // What the blog's search reads, the calculator's schedule as a file, amounts people search for, guides, what the forms' consent refers to, and the
  // promise in sight.
  route('blog/text.json', 'routes/blog-text.ts'),
  route('emi-calculator/schedule.csv', 'routes/schedule-csv.ts'),
  route('emi-calculator/schedule.xlsx', 'routes/schedule-xlsx.ts'),
  route('emi-calculator/qr.svg', 'routes/calculator-qr.ts'),
  route('schemes', 'routes/schemes.tsx'),
  route('eligibility', 'routes/eligibility.tsx'),
  route('documents', 'routes/documents.tsx'),
  route('emi/:loan/:amount', 'routes/amount.tsx'),
  route('guides', 'routes/guides.tsx'),
  route('guides/:id', 'routes/guide.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('status/:token', 'routes/status.tsx'),
  route('status/:token/call', 'routes/call.tsx'),
  route('status/:token/call.ics', 'routes/call-file.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
