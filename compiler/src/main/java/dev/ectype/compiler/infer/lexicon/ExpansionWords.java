package dev.ectype.compiler.infer.lexicon;

import dev.ectype.noun.Nouns;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Recognises the words for parameters that embed referenced instances, and for members that identify those. */
public final class ExpansionWords {
    private static final List<String> NAMES =
            List.of("expand", "expands", "expansion", "include", "includes", "embed", "embeds", "populate", "with");

    private static final List<String> ENDINGS = List.of("id", "gid", "uuid", "ids", "gids", "uuids");

    private ExpansionWords() {}

    /** Returns the bare names of the members whose values identify the instances of another: {@code authorid} for {@code author}. */
    public static Set<String> identifiers(String member) {
        Set<String> names = new LinkedHashSet<>();
        for (String word : List.of(member, Nouns.singular(member))) {
            String bare = NameWords.bare(word);
            ENDINGS.forEach(ending -> names.add(bare + ending));
        }
        return names;
    }

    /** Returns whether a name means the references to embed, such as {@code expand}. */
    public static boolean isExpansion(String name) {
        return NAMES.contains(NameWords.bare(name));
    }
}
