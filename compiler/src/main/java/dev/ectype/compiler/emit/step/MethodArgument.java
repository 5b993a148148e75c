package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.RuntimeTypes;

/**
 * An argument of an emitted method.
 *
 * @param declaredName what the description calls it
 * @param name what the method calls it
 * @param type without whether it may be absent
 * @param read the expression that reads it from the request
 */
public record MethodArgument(String declaredName, String name, TypeName type, boolean required, CodeBlock read) {
    /** The type, which says that it may be absent. */
    TypeName declared() {
        return required
                ? type
                : type.box()
                        .annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build());
    }

    public ParameterSpec parameter() {
        return ParameterSpec.builder(declared(), name).build();
    }
}
