package dev.ectype.compiler.ir.error;

import java.util.List;

/** Holds the meaning of the words in the error bodies of an API. */
public record ErrorVocabulary(List<ErrorMember> members, List<DescribedCode> codes) {
    public static final ErrorVocabulary NONE = new ErrorVocabulary(List.of(), List.of());

    public ErrorVocabulary {
        members = List.copyOf(members);
        codes = List.copyOf(codes);
    }
}
