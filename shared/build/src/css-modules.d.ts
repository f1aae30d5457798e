/** A CSS module: class names as written in the file, mapped to the names in the page. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A plain style sheet, imported for its effect. */
declare module '*.css' {}
