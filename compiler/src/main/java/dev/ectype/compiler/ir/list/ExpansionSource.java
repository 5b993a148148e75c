package dev.ectype.compiler.ir.list;

import java.util.List;

/**
 * Describes a member that replies contain only on expansion.
 *
 * @param identifiers the members of the same object with the identifiers of the instances to embed, the best first
 */
public record ExpansionSource(String member, List<String> identifiers) {
    public ExpansionSource {
        identifiers = List.copyOf(identifiers);
    }
}
