package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A scalar value in a body: a string, number or boolean.
 *
 * @param path the member names from the root, each behind a dot, with {@code [*]} for elements
 * @param noun the resource noun of the value
 * @param isIdentity whether the value is an identifier, by its name or by its form
 */
record JsonLeaf(String path, String text, String noun, boolean isIdentity) {
    /** Passes all leaves of a value to a consumer; name and noun are those of the value itself. */
    static void each(Document value, String name, String noun, Consumer<JsonLeaf> leaves) {
        each(value, "", name, noun, leaves);
    }

    private static void each(Document value, String path, String name, String noun, Consumer<JsonLeaf> leaves) {
        if (value.isObject()) {
            for (JsonMember member : value.members()) {
                String deeper = path + '.' + member.name();
                each(member.value(), deeper, member.name(), NounResolver.inside(member, noun), leaves);
            }
        } else if (value.isArray()) {
            for (Document element : value.elements()) {
                each(element, path + "[*]", name, noun, leaves);
            }
        } else {
            JsonLeaf leaf = of(value, path, name, noun);
            if (leaf != null) {
                leaves.accept(leaf);
            }
        }
    }

    /** The leaf at a path; null for an object, an array or null. */
    static @Nullable JsonLeaf of(Document value, String path, String name, String noun) {
        if (value.isObject() || value.isArray() || value.isNull()) {
            return null;
        }
        String text = value.text();
        boolean identity = value.isString()
                ? NounResolver.isIdentity(name) || IdentifierMap.isDistinct(text)
                : value.isLong() && NounResolver.isIdentity(name);
        return new JsonLeaf(path, text, NounResolver.of(name, noun), identity);
    }

    /** The key for lookups: the text alone for a distinct identifier, else noun and text. */
    String key() {
        return ValueOrigins.key(text, noun);
    }
}
