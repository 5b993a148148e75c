package dev.ectype.compiler.ir.resource;

import java.util.List;

/**
 * Which instances of a resource the path of an operation speaks of, by their qualifiers.
 *
 * @param parameters the parameters that say the resource's qualifiers, in their order; empty where the path does not say one
 */
public record QualifierBinding(ResourceName resource, List<String> parameters) {
    public QualifierBinding {
        parameters = List.copyOf(parameters);
    }
}
