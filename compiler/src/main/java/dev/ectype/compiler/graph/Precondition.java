package dev.ectype.compiler.graph;

import java.util.List;

/** Describes a condition that must hold before a behavior's first step. */
public sealed interface Precondition {
    /** Requires a credential of one of these alternatives, each a list of schemes. */
    record Credential(List<List<String>> alternatives) implements Precondition {
        public Credential {
            alternatives = alternatives.stream().map(List::copyOf).toList();
        }
    }

    /** Requires parameters that match their description. */
    record ValidParameters() implements Precondition {}

    /** Requires a new key in this header. A repeated key gets the earlier reply. */
    record OncePerKey(String header) implements Precondition {}

    /** Requires that the client's version (entity tag, time or member) equals the version of the instance. */
    record KnownVersion() implements Precondition {}

    /** Requires a body that matches its description. It may be absent unless {@code required}. */
    record ValidBody(boolean required) implements Precondition {}
}
