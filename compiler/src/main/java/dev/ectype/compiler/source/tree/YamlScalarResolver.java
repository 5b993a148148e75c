package dev.ectype.compiler.source.tree;

import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/** Resolves a YAML scalar by its style, its tag and its characters. */
final class YamlScalarResolver {
    private static final String STANDARD = "tag:yaml.org,2002:";

    private YamlScalarResolver() {}

    static ScalarNode node(ScalarEvent event, @Nullable String tag, int line, int column) {
        String text = event.getValue();
        boolean plain = event.getScalarStyle() == ScalarStyle.PLAIN;
        return isText(tag, plain) ? new TextNode(text, line, column) : YamlCoreSchema.scalar(text, line, column);
    }

    // Nonstandard tags name no JSON type, so the reader ignores them.
    private static boolean isText(@Nullable String tag, boolean plain) {
        if (tag == null) {
            return !plain;
        }
        return switch (tag) {
            case "!", STANDARD + "str", STANDARD + "binary", STANDARD + "timestamp" -> true;
            case STANDARD + "int", STANDARD + "float", STANDARD + "bool", STANDARD + "null" -> false;
            default -> !plain;
        };
    }
}
