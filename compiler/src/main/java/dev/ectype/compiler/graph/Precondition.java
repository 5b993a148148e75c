package dev.ectype.compiler.graph;

import java.util.List;

/** Something that must hold before a behavior's first step. */
public sealed interface Precondition {
    /** A credential of one of these alternatives, each a list of schemes. */
    record Credential(List<List<String>> alternatives) implements Precondition {
        public Credential {
            alternatives = alternatives.stream().map(List::copyOf).toList();
        }
    }

    /** Parameters as described. */
    record ValidParameters() implements Precondition {}

    /** A request that was not answered before under the key in this header; else it is answered as it was then. */
    record OncePerKey(String header) implements Precondition {}

    /** The version that the client says it knows, by entity tag, time or member, is that of the thing. */
    record KnownVersion() implements Precondition {}

    /** A body as described; absent only if not {@code required}. */
    record ValidBody(boolean required) implements Precondition {}
}
