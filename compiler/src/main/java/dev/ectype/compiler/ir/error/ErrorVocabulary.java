package dev.ectype.compiler.ir.error;

import java.util.List;

/** Holds the meaning of the words in the error bodies of an API, and the words that people stated. */
public record ErrorVocabulary(List<ErrorMember> members, List<DescribedCode> codes, List<StatedError> stated) {
    public static final ErrorVocabulary NONE = new ErrorVocabulary(List.of(), List.of(), List.of());

    public ErrorVocabulary {
        members = List.copyOf(members);
        codes = List.copyOf(codes);
        stated = List.copyOf(stated);
    }
}
