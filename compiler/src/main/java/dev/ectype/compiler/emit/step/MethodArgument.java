package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.RuntimeTypes;

/**
 * Describes an argument of an emitted method.
 *
 * @param declaredName the name in the description
 * @param name the name in the method
 * @param type the type without its optionality
 * @param read the expression that reads the value from the request
 */
public record MethodArgument(String declaredName, String name, TypeName type, boolean required, CodeBlock read) {
    /** Returns the type, wrapped if the argument is optional. */
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
