declare module 'virtual:emblems/*' {
  /** Path data on a 512 × 512 grid by icon name. */
  const paths: Record<string, string>;
  export default paths;
}
