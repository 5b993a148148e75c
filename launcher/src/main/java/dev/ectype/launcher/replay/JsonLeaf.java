package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A text, number or truth value somewhere in a body.
 *
 * @param path the members on the way to it, each behind a dot, with {@code [*]} for elements
 * @param noun what it speaks of
 * @param isIdentity whether it tells which thing is meant, by its name or by its looks
 */
record JsonLeaf(String path, String text, String noun, boolean isIdentity) {
    /** Gives all that are in a value, which has that name and speaks of things of that kind. */
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

    /** The leaf at a path; null if there are values in it, or nothing. */
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

    /** By what it is found again: what looks like an identifier is the same everywhere, else it depends on the kind of thing. */
    String key() {
        return ValueOrigins.key(text, noun);
    }
}
