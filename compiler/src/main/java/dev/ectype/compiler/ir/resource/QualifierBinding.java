package dev.ectype.compiler.ir.resource;

import java.util.List;

/**
 * Binds path parameters to the qualifiers of a resource.
 *
 * @param parameters the parameters of the resource's qualifiers in order; empty for a qualifier without a parameter
 */
public record QualifierBinding(ResourceName resource, List<String> parameters) {
    public QualifierBinding {
        parameters = List.copyOf(parameters);
    }
}
