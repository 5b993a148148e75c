package dev.ectype.compiler.ir.resource;

import java.util.List;

/**
 * Describes how a pending instance completes: after enough polls, its state becomes done.
 *
 * @param member the state member: a word, or a flag for done
 * @param pending the states before completion
 */
public record AsyncCompletion(String member, List<String> pending, String done) {
    public AsyncCompletion {
        pending = List.copyOf(pending);
    }
}
