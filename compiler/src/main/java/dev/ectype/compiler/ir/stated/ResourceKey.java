package dev.ectype.compiler.ir.stated;

import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.TypeName;

/** Selects the resource of a statement: by its name, or by the type that it stores. */
public sealed interface ResourceKey {
    /** Selects the resource with a name. */
    record Named(ResourceName name) implements ResourceKey {
        @Override
        public String toString() {
            return "resource \"" + name + "\"";
        }
    }

    /** Selects the resource that stores a declared type. */
    record OfType(TypeName type) implements ResourceKey {
        @Override
        public String toString() {
            return "resource of the type \"" + type + "\"";
        }
    }
}
