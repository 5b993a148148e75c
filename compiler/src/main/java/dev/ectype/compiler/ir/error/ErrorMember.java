package dev.ectype.compiler.ir.error;

import java.util.List;

/** Describes the members of error bodies with one name. */
public record ErrorMember(String name, List<ErrorMeaning> meanings) {
    public ErrorMember {
        meanings = List.copyOf(meanings);
    }
}
