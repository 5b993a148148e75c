package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the values of a state member as Java expressions, and lists of them. */
public final class StateValues {
    private static final ClassName TEXT = ClassName.get(String.class);

    private final ResourceName resource;
    private final MemberPath member;
    private final EmissionNames names;
    private final TypeName type;
    private final Map<String, String> constants;

    private StateValues(ResourceName resource, MemberPath member, EmissionNames names) {
        this.resource = resource;
        this.member = member;
        this.names = names;
        TypeRef described = names.typeAt(resource, member);
        TypeRef bare = described == null ? null : names.types().bare(described);
        TypeName java = bare instanceof BooleanType ? ClassName.get(Boolean.class) : names.memberType(resource, member);
        this.constants = bare instanceof EnumType listed && !java.equals(TEXT)
                ? EnumEmitter.constants(listed)
                : new LinkedHashMap<>();
        this.type = bare instanceof BooleanType || !constants.isEmpty() ? java : TEXT;
    }

    public static StateValues of(ResourceName resource, MemberPath member, EmissionNames names) {
        return new StateValues(resource, member, names);
    }

    /** Returns the expression of a state: an enum constant, a truth value or a text. */
    public CodeBlock value(String state) {
        if (type.equals(ClassName.get(Boolean.class))) {
            return CodeBlock.of("$L", state);
        }
        String constant = constants.get(state);
        return constant == null ? CodeBlock.of("$L", StringLiterals.of(state)) : CodeBlock.of("$T.$N", type, constant);
    }

    /** Returns the expression of a list of states: a constant, if several operations use the list. */
    public CodeBlock list(List<String> states) {
        String constant = names.constants().stateLists().name(resource, member, states);
        return constant == null ? elements(states) : ResourceConstants.constantOf(resource, constant, names);
    }

    private CodeBlock elements(List<String> states) {
        CodeBlock values = states.stream().map(this::value).collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.of($L)", List.class, values);
    }

    /** Returns the constant for a list of states. */
    FieldSpec field(String name, List<String> states) {
        boolean isTyped = constants.isEmpty() || constants.keySet().containsAll(states);
        TypeName element = isTyped ? type : ClassName.get(Object.class);
        return FieldSpec.builder(
                        ParameterizedTypeName.get(ClassName.get(List.class), element),
                        name,
                        Modifier.PUBLIC,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(elements(states))
                .build();
    }
}
