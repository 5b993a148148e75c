package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the words for parameters that embed referenced instances. */
public final class ExpansionWords {
    private static final List<String> NAMES =
            List.of("expand", "expands", "expansion", "include", "includes", "embed", "embeds", "populate", "with");

    private ExpansionWords() {}

    /** Returns whether a name means the references to embed, such as {@code expand}. */
    public static boolean isExpansion(String name) {
        return NAMES.contains(NameWords.bare(name));
    }
}
