package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.java.SuggestedName;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds the request message of a gRPC method and the members that the emitted method reads from it. */
public final class TypedRequest {
    static final String NAME = "request";

    private final TypeRef type;
    private final ObjectType message;
    private final EmissionNames names;
    private final boolean isBody;
    private final Set<String> required = new LinkedHashSet<>();
    private boolean isRead;

    private TypedRequest(TypeRef type, ObjectType message, EmissionNames names, boolean isBody) {
        this.isBody = isBody;
        this.type = type;
        this.message = message;
        this.names = names;
    }

    /**
     * Returns the request of a call with one named message, or null for other operations.
     *
     * @param isBody true if the method takes the whole message as its body already
     */
    static @Nullable TypedRequest of(Endpoint endpoint, EmissionNames names, boolean isBody) {
        List<Media> media = endpoint.binding().callName() == null || endpoint.body() == null
                ? List.of()
                : endpoint.body().media();
        TypeRef type = media.isEmpty() ? null : media.get(0).type();
        return type instanceof NamedType
                        && names.types().bare(type) instanceof ObjectType message
                        && names.types().isRecord(message)
                ? new TypedRequest(type, message, names, isBody)
                : null;
    }

    /** Returns the Java type of the message, which is emitted from now on. */
    public ClassName type() {
        return Objects.requireNonNull(names.types().recordOf(type, SuggestedName.of("")));
    }

    /** Returns whether the method reads a member of the message, which is no body. */
    boolean isRead() {
        return isRead;
    }

    /** Returns the expression of a text or a whole number without which the request is invalid, or null. */
    @Nullable
    CodeBlock required(String member) {
        TypeName java = javaType(member);
        boolean identifies = java != null
                && (java.equals(ClassName.get(String.class))
                        || java.equals(TypeName.LONG)
                        || java.equals(TypeName.INT)
                        || isRecord(member));
        if (!identifies) {
            return null;
        }
        required.add(member);
        return isBody ? CodeBlock.of("body.text($L)", StringLiterals.of(member)) : read(member);
    }

    /** Returns the expression of a text, or null. */
    @Nullable
    CodeBlock text(String member) {
        return ClassName.get(String.class).equals(javaType(member)) ? read(member) : null;
    }

    private CodeBlock read(String member) {
        isRead = !isBody;
        String component = EmissionNames.components(message).entrySet().stream()
                .filter(each -> each.getValue().name().equals(member))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
        return isBody ? CodeBlock.of("body.value().$N()", component) : CodeBlock.of("$N.$N()", NAME, component);
    }

    private @Nullable TypeName javaType(String name) {
        TypeRef bare = bare(name);
        return bare instanceof TextType || bare instanceof NumberType || isRecord(name)
                ? names.types().map(Objects.requireNonNull(bare), SuggestedName.of(name))
                : null;
    }

    /** Returns whether a member is an object, which identifies an instance as a whole. */
    private boolean isRecord(String name) {
        return bare(name) instanceof ObjectType object && names.types().isRecord(object);
    }

    private @Nullable TypeRef bare(String name) {
        ObjectMember member = message.member(name);
        return member == null ? null : names.types().bare(member.type());
    }

    /** Returns the expression that reads the message and requires the members. */
    public CodeBlock expression() {
        CodeBlock.Builder call = CodeBlock.builder().add("$N($T.class", NAME, type());
        required.forEach(member -> call.add(",$W$L", StringLiterals.of(member)));
        return call.add(")").build();
    }
}
