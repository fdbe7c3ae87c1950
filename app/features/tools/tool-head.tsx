import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The pink wall above a tool's result. */
export function ToolHead({
  tool,
  mark,
  heading,
  lead,
  figure,
  children,
}: {
  /** Back to the tool's first page. */
  tool?: { label: string; to: string };
  mark?: ReactNode;
  heading: string;
  lead: ReactNode;
  /** In the window of the wall, on wide screens; the page says it in words as well. */
  figure?: { value: string; label: string };
  children?: ReactNode;
}) {
  return (
    <>
      <section className="page-head tool-head">
        <div className="wrap">
          <div className="page-head__copy">
            {tool && (
              <p className="tool-head__tool">
                <Link to={tool.to}>{tool.label}</Link>
              </p>
            )}
            {mark}
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          {figure ? (
            <div className="tool-head__window" aria-hidden="true">
              <b className="fig">{figure.value}</b> {figure.label}
            </div>
          ) : (
            <div className="page-head__arcade" aria-hidden="true" />
          )}
        </div>
      </section>
      <div className="block-border block-border--indigo" aria-hidden="true" />
    </>
  );
}
