package dev.ectype.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.Literals;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.GraphQlField;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.NoneType;
import dev.ectype.compiler.ir.Nouns;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names inside one emitted method: its own, those of its arguments, and what its query and body are called. */
final class OperationMethod {
    /** A method takes 255 words of arguments, and a number takes two. */
    private static final int MOST_ARGUMENTS = 100;

    private final String name;
    private final OperationGroup.Operation operation;
    private final EmissionNames names;
    private final Map<ResourceName, String> accessors;
    private final JavaNames locals = new JavaNames().reserve(List.of("body", "query"));
    private final Map<String, String> spoken = new LinkedHashMap<>();
    private final List<Argument> arguments = new ArrayList<>();
    private final @Nullable FieldArguments field;
    private final @Nullable ResourceName told;
    private final ClassName owner;
    private final @Nullable QueryRecord query;

    OperationMethod(
            String name,
            OperationGroup.Operation operation,
            Map<ResourceName, String> accessors,
            EmissionNames names,
            ClassName owner) {
        this.name = name;
        this.owner = owner;
        this.operation = operation;
        this.accessors = accessors;
        this.names = names;
        this.field = endpoint().binding() instanceof GraphQlField known
                ? new FieldArguments(endpoint(), known, names)
                : null;
        this.told = names.toldBy(endpoint());
        if (told != null) {
            argument(happened(told));
        }
        described().stream().limit(MOST_ARGUMENTS).forEach(this::argument);
        described().forEach(parameter -> spoken.putIfAbsent(parameter.name(), read(parameter)));
        this.query = QueryRecord.of(this, names);
        if (field != null && query == null) {
            field.each(hasBody(), locals).forEach(this::argument);
        }
    }

    private Argument happened(ResourceName resource) {
        TypeName stored = ParameterizedTypeName.get(RuntimeTypes.STORED, names.recordOf(resource));
        CodeBlock read = CodeBlock.of("happened($L)", ResourceConstants.kindOf(resource, names));
        return new Argument("", locals.member(Nouns.singular(resource)), stored, true, read);
    }

    private void argument(Parameter parameter) {
        String name = locals.member(parameter.name());
        CodeBlock read = CodeBlock.of("$L", read(parameter));
        argument(new Argument(parameter.name(), name, argumentType(parameter), true, read));
    }

    /** What names something is a text or a whole number, and is there. */
    private void argument(Argument argument) {
        arguments.add(argument);
        boolean names = argument.type().equals(ClassName.get(String.class))
                || argument.type().equals(TypeName.INT)
                || argument.type().equals(TypeName.LONG);
        if (names && argument.required()) {
            spoken.put(argument.described(), argument.name());
        }
    }

    String name() {
        return name;
    }

    ClassName owner() {
        return owner;
    }

    Endpoint endpoint() {
        return operation.endpoint();
    }

    Behavior behavior() {
        return operation.behavior();
    }

    int index() {
        return operation.index();
    }

    @Nullable
    QueryRecord query() {
        return query;
    }

    /** What the method takes one by one. */
    List<Argument> arguments() {
        return arguments;
    }

    /** What it takes of that name, or null. */
    @Nullable
    Argument argument(String described) {
        return find(arguments, described);
    }

    /** The resource of which a subscription tells, of which one is the first argument; or null. */
    @Nullable
    ResourceName told() {
        return told;
    }

    /** Whether it is asked for things of several types, whatever it is about besides. */
    boolean asksAll() {
        Media shown = behavior().reply().media();
        return endpoint().binding() instanceof GraphQlField known
                && known.root() == GraphQlField.RootType.QUERY
                && shown != null
                && shown.type() != null
                && names.isSomeKept(shown.type());
    }

    /** The arguments of the GraphQL field that it fetches, or null where it is none. */
    @Nullable
    FieldArguments field() {
        return field;
    }

    private List<Parameter> described() {
        return endpoint().parameters().stream()
                .filter(parameter -> parameter.in() == Parameter.In.PATH)
                .toList();
    }

    /** The expression that reads a parameter of the path from the request. */
    private String read(Parameter parameter) {
        String reader = argumentType(parameter).equals(TypeName.LONG) ? "pathLong" : "pathText";
        return reader + "(" + Literals.of(parameter.name()) + ")";
    }

    /** What the request calls something: an argument of the method where the path says it, else read by its name. */
    CodeBlock named(String parameter) {
        String argument = spoken.get(parameter);
        return argument == null ? CodeBlock.of("named($L)", Literals.of(parameter)) : CodeBlock.of("$L", argument);
    }

    private TypeName argumentType(Parameter parameter) {
        return names.types().bare(parameter.type()) instanceof NumberType number && number.integer()
                ? TypeName.LONG
                : ClassName.get(String.class);
    }

    String local(String wanted) {
        return locals.member(wanted);
    }

    String accessor(ResourceName resource) {
        return java.util.Objects.requireNonNull(accessors.get(resource), resource.value());
    }

    /** What the query says of that name, or null. */
    @Nullable
    Argument asked(String described) {
        return query == null ? null : find(query.components(), described);
    }

    private static @Nullable Argument find(List<Argument> arguments, String described) {
        return arguments.stream()
                .filter(argument -> argument.described().equals(described))
                .findFirst()
                .orElse(null);
    }

    /** Whether a request can carry anything: some descriptions declare empty bodies even for reads. */
    boolean hasBody() {
        if (endpoint().body() == null || endpoint().body().media().isEmpty()) {
            return false;
        }
        TypeRef type = preferred().type();
        boolean empty = type != null
                && names.types().bare(type) instanceof ObjectType object
                && object.members().isEmpty()
                && object.additional() instanceof NoneType;
        return !empty && (field == null || BodyUse.of(behavior()) || isTold(field));
    }

    /** Whether what a field is told makes one object: members of an input, or more than a method takes one by one. */
    private static boolean isTold(FieldArguments field) {
        return field.hasInputs() || field.isTooMany();
    }

    CodeBlock bodyArgument() {
        if (hasBody()) {
            return CodeBlock.of("body");
        }
        return CodeBlock.of(endpoint().asks() ? "asked()" : "noBody()");
    }

    /** The Java type of the item that the request carries. */
    TypeName bodyType() {
        Media media = preferred();
        TypeRef input = field == null || !bodyAt().isRoot() ? null : field.input();
        ClassName declared = names.types().recordOf(input, "");
        if (declared != null) {
            return declared;
        }
        TypeRef item = media.type() == null ? null : names.inside(media.type(), bodyAt());
        ClassName record = names.types().recordOf(item, suggestedBody());
        return record == null ? RuntimeTypes.DOCUMENT : record;
    }

    MemberPath bodyAt() {
        return RolePaths.bodyAt(endpoint().role());
    }

    private Media preferred() {
        List<Media> media = java.util.Objects.requireNonNull(endpoint().body()).media();
        return media.stream().filter(Media::isJson).findFirst().orElse(media.get(0));
    }

    private String suggestedBody() {
        Role role = endpoint().role();
        String noun = role == null ? "" : JavaNames.upperCamel(Nouns.singular(role.resource()), "Value");
        if (role instanceof Role.Create) {
            return "New" + noun;
        }
        return role instanceof Role.Update ? noun + "Changes" : JavaNames.upperCamel(name, "Value") + "Body";
    }
}
