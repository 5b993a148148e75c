package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.java.SuggestedName;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds the arguments of a GraphQL field with the Java types of the schema. */
final class TypedFieldArguments {
    /** Longer argument lists are unreadable at the call; the method takes one record instead. */
    private static final int MOST = 6;

    private final Endpoint endpoint;
    private final GraphQlField field;
    private final EmissionNames names;

    TypedFieldArguments(Endpoint endpoint, GraphQlField field, EmissionNames names) {
        this.endpoint = endpoint;
        this.field = field;
        this.names = names;
    }

    /** Returns the arguments that a method takes separately. The steps require the texts that they look up. */
    List<MethodArgument> each(boolean takesBody, List<Step> steps, JavaNames locals) {
        List<ObjectMember> members = takesBody ? membersOutsideInputs() : all();
        return members.size() > MOST
                ? List.of()
                : arguments(members, "arguments()", locals).stream()
                        .map(argument -> isLookedUp(argument, steps) ? required(argument) : argument)
                        .toList();
    }

    private static boolean isLookedUp(MethodArgument argument, List<Step> steps) {
        return !argument.required()
                && argument.type().equals(ClassName.get(String.class))
                && steps.stream()
                        .anyMatch(step -> step instanceof FindStep.Lookup lookup
                                && lookup.parameter().equals(argument.declaredName()));
    }

    private static MethodArgument required(MethodArgument argument) {
        CodeBlock read = CodeBlock.of("argument($L)", StringLiterals.of(argument.declaredName()));
        return new MethodArgument(argument.declaredName(), argument.name(), argument.type(), true, read);
    }

    /** Returns whether a value is a member of the object that the method takes as its body. */
    boolean isInBody(String member, boolean takesBody) {
        TypeRef input = input();
        List<ObjectMember> members = input != null && names.types().bare(input) instanceof ObjectType object
                ? object.members()
                : bodyMembers();
        return takesBody && members.stream().anyMatch(each -> each.name().equals(member));
    }

    /** Returns all arguments for a method that takes them as one record, read from {@code arguments}. */
    List<MethodArgument> together(JavaNames locals) {
        return arguments(all(), "arguments", locals);
    }

    /** Returns whether the arguments form one object: they are members of an input, or too many for a method. */
    boolean formObject() {
        return !field.inputs().isEmpty() || isTooMany();
    }

    boolean isTooMany() {
        return all().size() > MOST;
    }

    /** Returns the type of the only input object, or null if there are several inputs or too many other arguments. */
    @Nullable
    TypeRef input() {
        return field.inputs().size() == 1 && membersOutsideInputs().size() <= MOST
                ? named(field.inputs().get(0))
                : null;
    }

    private List<ObjectMember> all() {
        List<ObjectMember> all = new ArrayList<>();
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.QUERY) {
                all.add(new ObjectMember(parameter.name(), parameter.type(), parameter.required()));
            }
        }
        all.addAll(bodyMembers());
        return all;
    }

    private List<ObjectMember> bodyMembers() {
        List<Media> media =
                endpoint.body() == null ? List.of() : endpoint.body().media();
        TypeRef type = media.isEmpty() ? null : media.get(0).type();
        return type != null && names.types().bare(type) instanceof ObjectType object ? object.members() : List.of();
    }

    /**
     * Returns the arguments outside the input objects, or none if there are no inputs: then all arguments form the
     * body.
     */
    private List<ObjectMember> membersOutsideInputs() {
        Set<String> inside = new LinkedHashSet<>();
        for (String input : field.inputs()) {
            if (names.types().bare(named(input)) instanceof ObjectType object) {
                object.members().forEach(member -> inside.add(member.name()));
            }
        }
        return field.inputs().isEmpty()
                ? List.of()
                : bodyMembers().stream()
                        .filter(member -> !inside.contains(member.name()))
                        .toList();
    }

    private static TypeRef named(String type) {
        return new NamedType(new dev.ectype.compiler.ir.type.TypeName(type), TypeNotes.NONE);
    }

    private List<MethodArgument> arguments(List<ObjectMember> members, String from, JavaNames locals) {
        List<MethodArgument> arguments = new ArrayList<>();
        for (ObjectMember member : members) {
            TypeName type = typeOf(member.type(), member.name());
            String name = locals.member(member.name());
            arguments.add(
                    new MethodArgument(member.name(), name, type, member.required(), read(from, member.name(), type)));
        }
        return arguments;
    }

    /**
     * Returns the Java type of an argument. Objects keep their documents, because an absent member differs from null.
     */
    private TypeName typeOf(TypeRef type, String suggested) {
        TypeRef bare = names.types().bare(type);
        if (bare instanceof ArrayType array) {
            TypeName item = names.types()
                    .plain(array.items(), SuggestedName.of(suggested))
                    .box();
            return item instanceof ClassName && !item.equals(RuntimeTypes.DOCUMENT)
                    ? ParameterizedTypeName.get(ClassName.get(List.class), item)
                    : RuntimeTypes.DOCUMENT;
        }
        ClassName record = names.types().recordOf(type, SuggestedName.of(suggested));
        if (record != null) {
            return ParameterizedTypeName.get(RuntimeTypes.BODY, record);
        }
        TypeName plain = names.types().plain(type, SuggestedName.of(suggested));
        return plain.isPrimitive() || plain instanceof ClassName ? plain : RuntimeTypes.DOCUMENT;
    }

    private static CodeBlock read(String from, String name, TypeName type) {
        if (type instanceof ParameterizedTypeName generic) {
            String reader = generic.rawType().equals(RuntimeTypes.BODY) ? "object" : "list";
            return CodeBlock.of(
                    "$L.$N($L, $T.class)",
                    from,
                    reader,
                    StringLiterals.of(name),
                    generic.typeArguments().get(0));
        }
        return CodeBlock.of("$L.value($L, $T.class)", from, StringLiterals.of(name), type);
    }
}
