package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.regex.Pattern;

/** Lists the names of members by which an object is identified where a plain identifier stands for it. */
public final class IdentifierWords {
    /** The names of identifiers, the best first. */
    public static final List<String> IDENTIFIERS = List.of("id", "_id", "gid", "uuid", "guid", "uid", "sid");

    /** The first words of members with the identifier of an instance of the same kind. */
    public static final List<String> OWN_KIND = List.of("parent", "previous", "original", "source", "root");

    /** The names of members with a name, the best first. */
    public static final List<String> NAMES =
            List.of("name", "key", "login", "value", "ref", "slug", "username", "code");

    /** The names of members by which an embedded object is compared with an identifier, the best first. */
    public static final List<String> EMBEDDED =
            List.of("id", "gid", "uuid", "guid", "uid", "sid", "name", "key", "login", "slug", "username");

    /** The names of members with a natural key, the most certain first. A name is often not unique. */
    public static final List<String> NATURAL_KEYS =
            List.of("slug", "username", "login", "handle", "key", "code", "name");

    /** The words before or after the name of an identifier in names for its beginning: {@code generateName}, {@code namePrefix}. */
    private static final List<String> BEGINS = List.of("generate");

    private static final List<String> ENDS = List.of("prefix");

    /** The last words of objects that identify an instance: {@code nodeRef}. */
    private static final List<String> REFERENCES = List.of("ref", "reference");

    private static final List<String> HEADS = List.of(
            "metadata",
            "meta",
            "objectmeta",
            "attributes",
            "data",
            "properties",
            "props",
            "header",
            "info",
            "identity",
            "identification",
            "identifiers",
            "details",
            "general",
            "config");

    /** The ends of names of values that prove or limit something and identify no instance. */
    private static final List<String> SECRETS = List.of(
            "token",
            "secret",
            "password",
            "signature",
            "apikey",
            "clientid",
            "session",
            "sessionid",
            "version",
            "mask");

    /** The last words of names of objects that identify an instance as a whole. */
    private static final List<String> COMPOUND = List.of("id", "identifier", "identity", "key", "ref");

    /** The last words of names with values that distinguish instances. */
    private static final List<String> DISTINCT = List.of("id", "hash", "key", "pubkey", "uuid", "uid", "txid", "name");

    private static final Pattern NOUN_IDENTIFIER = Pattern.compile("\\w+(?:_id|Id|ID|_uuid|Uuid)");

    private IdentifierWords() {}

    /**
     * Returns the words of a parameter's noun, or an empty text if the parameter's name does not end like an
     * identifier.
     */
    public static String nounOf(String parameter, String between) {
        List<String> words = NameWords.of(parameter);
        boolean identifies =
                words.size() > 1 && List.of("id", "gid", "uuid", "key").contains(words.get(words.size() - 1));
        return identifies ? String.join(between, words.subList(0, words.size() - 1)) : "";
    }

    /** Returns whether a name means the beginning of a generated identifier. Both are bare names. */
    public static boolean isPrefix(String name, String identifier) {
        return BEGINS.stream().anyMatch(word -> name.equals(word + identifier))
                || ENDS.stream().anyMatch(word -> name.equals(identifier + word));
    }

    /** Returns whether the last letters of a name say that its values are identifiers, in any spelling. */
    public static boolean isIdentifier(String name) {
        return NameWords.bare(name).endsWith("id");
    }

    /** Returns whether a name means that an object is an identifier as a whole: {@code id}, {@code key}, {@code boatId}. */
    public static boolean isCompound(String name) {
        List<String> words = NameWords.of(name);
        return !words.isEmpty() && COMPOUND.contains(words.get(words.size() - 1));
    }

    /** Returns whether the last word of a name means that its values distinguish instances. */
    public static boolean endsLikeIdentifier(String name) {
        List<String> words = NameWords.of(name);
        return !words.isEmpty() && DISTINCT.contains(words.get(words.size() - 1));
    }

    /** Returns whether an object whose name ends with this word identifies another instance. */
    public static boolean isReference(String word) {
        return REFERENCES.contains(word);
    }

    /** Returns whether values of the name prove or limit something, such as a token. */
    public static boolean isSecret(String name) {
        String bare = NameWords.bare(name);
        return SECRETS.stream().anyMatch(bare::endsWith);
    }

    /**
     * Returns whether an object with this name describes its whole instance, as {@code metadata} and {@code attributes} do,
     * and is no other instance.
     */
    public static boolean isHead(String name) {
        return HEADS.contains(NameWords.bare(name));
    }

    /** Returns whether a name is an identifier with the noun of its object, such as {@code petId}. */
    public static boolean isNounIdentifier(String name) {
        return NOUN_IDENTIFIER.matcher(name).matches();
    }
}
