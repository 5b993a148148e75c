package dev.ectype.compiler.ir.resource;

import java.util.List;

/**
 * How something that the server is busy with comes to an end: asked for often enough, what is pending is done.
 *
 * @param member holds the state: a word, or whether it is done
 * @param pending the states in which the server is still busy
 */
public record AsyncCompletion(String member, List<String> pending, String done) {
    public AsyncCompletion {
        pending = List.copyOf(pending);
    }
}
