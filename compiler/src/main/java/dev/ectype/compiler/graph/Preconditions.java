package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Determines the preconditions of an operation. */
final class Preconditions {
    private Preconditions() {}

    static List<Precondition> of(Endpoint endpoint) {
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
        if (endpoint.isVersioned()) {
            preconditions.add(new Precondition.KnownVersion());
        }
        return preconditions;
    }

    /**
     * Returns whether a header is an idempotency key. Such headers have different names, but their descriptions share
     * one word.
     */
    private static boolean isKey(Parameter parameter) {
        return parameter.in() == Parameter.In.HEADER
                && (mentionsIdempotency(parameter.name())
                        || parameter.description() != null && mentionsIdempotency(parameter.description()));
    }

    private static boolean mentionsIdempotency(String text) {
        return text.toLowerCase(Locale.ROOT).contains("idempoten");
    }
}
