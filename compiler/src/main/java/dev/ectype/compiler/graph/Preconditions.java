package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Decides what a request must fulfil before anything happens. */
final class Preconditions {
    private final VersionedOperations versioned;

    Preconditions(VersionedOperations versioned) {
        this.versioned = versioned;
    }

    List<Precondition> of(Endpoint endpoint) {
        List<Precondition> preconditions = new ArrayList<>();
        if (!endpoint.security().isEmpty()) {
            preconditions.add(new Precondition.Credential(endpoint.security()));
        }
        for (Parameter parameter : endpoint.parameters()) {
            if (isKey(parameter)) {
                preconditions.add(new Precondition.OncePerKey(parameter.name()));
                break;
            }
        }
        if (!endpoint.parameters().isEmpty()) {
            preconditions.add(new Precondition.ValidParameters());
        }
        if (endpoint.body() != null) {
            preconditions.add(new Precondition.ValidBody(endpoint.body().required()));
        }
        if (versioned.contains(endpoint)) {
            preconditions.add(new Precondition.KnownVersion());
        }
        return preconditions;
    }

    /** Headers that make repeating harmless are seldom called alike, but those who describe them use one word for it. */
    private static boolean isKey(Parameter parameter) {
        return parameter.in() == Parameter.In.HEADER
                && (mentionsIdempotency(parameter.name())
                        || parameter.description() != null && mentionsIdempotency(parameter.description()));
    }

    private static boolean mentionsIdempotency(String text) {
        return text.toLowerCase(Locale.ROOT).contains("idempoten");
    }
}
