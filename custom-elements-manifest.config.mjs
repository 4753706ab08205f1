/** What the manifest is made from: elements are described where they are written, by their doc comments. */
export default {
  globs: ['components/**/*.ts'],
  exclude: ['components/locales/**', 'components/**/*.styles.ts'],
  litelement: true,
  packagejson: false,
  plugins: [elementsOnly()],
};

/** Only what an embedder can use: elements, their public members, and where the package has them. */
function elementsOnly() {
  return {
    name: 'elements-only',
    packageLinkPhase({ customElementsManifest }) {
      const elements = customElementsManifest.modules
        .flatMap(({ declarations = [] }) => declarations)
        .filter(({ tagName }) => tagName !== undefined)
        .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
      customElementsManifest.modules = elements.map((element) => moduleOf(publicFaceOf(element)));
    },
  };
}

function publicFaceOf(element) {
  const isPublic = ({ privacy, name, static: isStatic }) =>
    privacy !== 'private' &&
    privacy !== 'protected' &&
    !name.startsWith('#') &&
    !name.startsWith('_') &&
    isStatic !== true &&
    !lifecycle.has(name) &&
    !betweenElements.has(name);
  const members = (element.members ?? []).filter(isPublic);
  const attributes = (element.attributes ?? []).filter(({ name }) => name !== undefined);
  const events = element.events?.filter(({ name }) => !betweenElements.has(name));
  return { ...element, members, attributes, ...(events && { events }) };
}

const lifecycle = new Set([
  'connectedCallback',
  'disconnectedCallback',
  'render',
  'willUpdate',
  'updated',
  'firstUpdated',
]);

/** What a table has for its `<pip-options>`: no promise to pages. */
const betweenElements = new Set([
  'kit',
  'practiceFields',
  'fields',
  'choose',
  'newMatch',
  'running',
  'pip-options-change',
]);

function moduleOf(element) {
  const path = `dist/${element.tagName.replace(/^pip-/, '')}.js`;
  const declaration = { name: element.name, module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [element],
    exports: [
      { kind: 'js', name: element.name, declaration },
      { kind: 'custom-element-definition', name: element.tagName, declaration },
    ],
  };
}
