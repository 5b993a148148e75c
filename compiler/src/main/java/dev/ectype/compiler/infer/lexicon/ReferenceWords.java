package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Lists the names of members with which an embedded object identifies an instance. */
public final class ReferenceWords {
    private static final List<String> KEYS =
            List.of("id", "gid", "uuid", "guid", "uid", "sid", "name", "key", "login", "slug", "username");

    private ReferenceWords() {}

    /** Returns the common names of identifying members, identifiers before names. */
    public static List<String> keys() {
        return KEYS;
    }
}
