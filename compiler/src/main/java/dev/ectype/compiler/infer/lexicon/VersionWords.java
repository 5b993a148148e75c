package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the names of members that contain the version of an instance. */
public final class VersionWords {
    /** The names that always mean a version, as bare names. */
    public static final List<String> CERTAIN = List.of("etag", "resourceversion", "lockversion", "concurrencytoken");

    /** The names that mean a version of an instance or a value that clients set, as bare names. */
    public static final List<String> POSSIBLE = List.of("version", "revision", "rev", "versionnumber");

    private VersionWords() {}

    /** Returns whether a name means the number of changes that users made. */
    public static boolean isGeneration(String bareName) {
        return bareName.equals("generation");
    }

    /** Returns whether a name means an entity tag of HTTP. */
    public static boolean isEntityTag(String name) {
        return NameWords.bare(name).equals("etag");
    }

    /** Returns whether a name means a text without an order. */
    public static boolean isToken(String name) {
        return NameWords.bare(name).endsWith("token");
    }
}
