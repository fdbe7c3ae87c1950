/** The firm's mark: an arch and its keystone. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 44 48" aria-hidden="true" focusable="false">
      <path
        className="mark__arch"
        d="M2 47V25C2 15.5 8 10.8 14.6 8.2L17.8 19.6A5.4 5.4 0 0 0 14.2 24A4.6 4.6 0 0 0 12 30.6V47ZM42 47V25C42 15.5 36 10.8 29.4 8.2L26.2 19.6A5.4 5.4 0 0 1 29.8 24A4.6 4.6 0 0 1 32 30.6V47Z"
      />
      <path
        className="mark__keystone"
        d="M16.8 7.2C20 5.8 21.3 4.2 22 1C22.7 4.2 24 5.8 27.2 7.2L24.1 18.9A5.4 5.4 0 0 0 19.9 18.9Z"
      />
    </svg>
  );
}
