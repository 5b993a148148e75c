package dev.ectype.compiler.ir.list;

import java.util.List;

/**
 * Describes a parameter that requests embedded representations of references.
 *
 * @param parameter the parameter with the paths of the referring members
 * @param body true for a member of the body
 * @param sources the members whose instances other members identify
 */
public record Expansion(String parameter, boolean body, List<ExpansionSource> sources) {
    public Expansion {
        sources = List.copyOf(sources);
    }

    /** Creates an expansion of members that hold the references themselves. */
    public Expansion(String parameter, boolean body) {
        this(parameter, body, List.of());
    }

    public Expansion withSources(List<ExpansionSource> found) {
        return new Expansion(parameter, body, found);
    }
}
