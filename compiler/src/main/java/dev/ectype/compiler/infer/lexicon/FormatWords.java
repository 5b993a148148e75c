package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the names of parameters that choose the format of a reply. */
public final class FormatWords {
    /** The member of a body that asks for a stream. */
    public static final String STREAM = "stream";

    private static final List<String> NAMES = List.of("format", "alt", "output", "outputformat", "responseformat");

    private static final List<String> ENDINGS = List.of("format", "extension");

    private FormatWords() {}

    /** Returns whether a parameter at the end of a segment names the format: {@code /books/{id}.{format}}. */
    public static boolean isExtension(String parameter) {
        String name = NameWords.bare(parameter);
        return name.equals("ext") || ENDINGS.stream().anyMatch(name::endsWith);
    }

    /** Returns whether a parameter names a format, or asks for a stream. */
    public static boolean isChoice(String name) {
        return NAMES.contains(NameWords.bare(name)) || name.equals(STREAM);
    }
}
