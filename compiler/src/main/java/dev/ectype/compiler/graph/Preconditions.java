package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Endpoint;
import java.util.ArrayList;
import java.util.List;

/** Determines the preconditions of an operation. */
final class Preconditions {
    private Preconditions() {}

    static List<Precondition> of(Endpoint endpoint) {
        List<Precondition> preconditions = new ArrayList<>();
        if (!endpoint.security().isEmpty()) {
            preconditions.add(new Precondition.Credential(endpoint.security()));
        }
        if (endpoint.idempotencyKey() != null) {
            preconditions.add(new Precondition.OncePerKey(endpoint.idempotencyKey()));
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
}
