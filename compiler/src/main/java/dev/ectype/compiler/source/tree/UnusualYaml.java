package dev.ectype.compiler.source.tree;

/** Says that a text has YAML that {@link CommonYamlReader} leaves to the complete parser. */
final class UnusualYaml extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnusualYaml() {
        super("not common YAML", null, false, false);
    }
}
