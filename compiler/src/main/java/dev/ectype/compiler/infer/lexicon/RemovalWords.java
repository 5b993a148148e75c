package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the names of flags with which a request removes an element of a list. */
public final class RemovalWords {
    private static final List<String> FLAGS = List.of("deleted", "_destroy", "_delete");

    private RemovalWords() {}

    /** Returns whether a flag of an element means that the request removes it. */
    public static boolean isRemoval(String name) {
        return FLAGS.contains(name);
    }
}
