package dev.ectype.compiler.infer.lexicon;

import dev.ectype.noun.Nouns;
import java.util.List;

/** Recognises the words for parameters that embed referenced instances, and for members that identify those. */
public final class ExpansionWords {
    private static final List<String> NAMES =
            List.of("expand", "expands", "expansion", "include", "includes", "embed", "embeds", "populate", "with");

    private static final List<String> ENDINGS = List.of("id", "gid", "uuid", "ids", "gids", "uuids");

    private ExpansionWords() {}

    /** Returns whether the values of one member identify the instances of another: {@code author_id} beside {@code author}. */
    public static boolean identifies(String name, String member) {
        String bare = NameWords.bare(name);
        String whole = NameWords.bare(member);
        String single = NameWords.bare(Nouns.singular(member));
        return ENDINGS.stream().anyMatch(ending -> bare.equals(whole + ending) || bare.equals(single + ending));
    }

    /** Returns whether a name means the references to embed, such as {@code expand}. */
    public static boolean isExpansion(String name) {
        return NAMES.contains(NameWords.bare(name));
    }
}
