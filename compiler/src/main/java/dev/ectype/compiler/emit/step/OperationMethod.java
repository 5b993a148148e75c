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
import dev.ectype.compiler.emit.type.OperationGroup;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.emit.type.StoresEmitter;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the names inside one emitted method: its own, its arguments, its query record and its body. */
public final class OperationMethod {
    /** A method has at most 255 argument slots, and a long takes two. */
    private static final int MOST_ARGUMENTS = 100;

    /** The names of the last arguments. */
    private static final List<String> ARGUMENTS = List.of("body", "query");

    private final String name;
    private final OperationGroup.Operation operation;
    private final EmissionNames names;
    private final StoresEmitter stores;
    private final JavaNames locals = new JavaNames().reserve(ARGUMENTS);
    private final Map<String, String> parameterExpressions = new LinkedHashMap<>();
    private final List<MethodArgument> arguments = new ArrayList<>();
    private final @Nullable TypedFieldArguments field;
    private final @Nullable ResourceName subscribedResource;
    private final ClassName owner;
    private final @Nullable QueryRecord query;
    private final @Nullable TypedRequest request;

    public OperationMethod(
            String name,
            OperationGroup.Operation operation,
            StoresEmitter stores,
            EmissionNames names,
            ClassName owner) {
        this.name = name;
        this.owner = owner;
        this.operation = operation;
        this.stores = stores;
        this.names = names;
        this.field = endpoint().binding() instanceof GraphQlField known
                ? new TypedFieldArguments(endpoint(), known, names)
                : null;
        this.request = field == null ? TypedRequest.of(endpoint(), names, usesBody() && bodyAt().isRoot()) : null;
        locals.reserve(request == null ? List.of() : List.of(TypedRequest.NAME));
        this.subscribedResource = names.subscribedResource(endpoint());
        if (subscribedResource != null) {
            argument(eventArgument(subscribedResource));
        }
        pathParameters().stream().limit(MOST_ARGUMENTS).forEach(this::argument);
        pathParameters().forEach(parameter -> parameterExpressions.putIfAbsent(parameter.name(), read(parameter)));
        this.query = QueryRecord.of(this, names);
        if (field != null && query == null) {
            field.each(hasBody(), behavior().steps(), locals).forEach(this::argument);
        }
    }

    private MethodArgument eventArgument(ResourceName resource) {
        TypeName stored = ParameterizedTypeName.get(RuntimeTypes.STORED_INSTANCE, names.recordOf(resource));
        CodeBlock read = CodeBlock.of("eventSubject($L)", ResourceConstants.kindOf(resource, names));
        return new MethodArgument("", locals.member(Nouns.singular(resource.value())), stored, true, read);
    }

    private void argument(Parameter parameter) {
        String name = locals.member(parameter.name());
        CodeBlock read = CodeBlock.of("$L", read(parameter));
        argument(new MethodArgument(parameter.name(), name, argumentType(parameter), true, read));
    }

    /** Adds an argument. A required text or whole number also serves as the expression of its parameter. */
    private void argument(MethodArgument argument) {
        arguments.add(argument);
        boolean names = argument.type().equals(ClassName.get(String.class))
                || argument.type().equals(TypeName.INT)
                || argument.type().equals(TypeName.LONG);
        if (names && argument.required()) {
            parameterExpressions.put(argument.declaredName(), argument.name());
        }
    }

    public String name() {
        return name;
    }

    ClassName owner() {
        return owner;
    }

    public Endpoint endpoint() {
        return operation.endpoint();
    }

    public Behavior behavior() {
        return operation.behavior();
    }

    @Nullable
    public QueryRecord query() {
        return query;
    }

    /** Returns the arguments of the method in order, without the query record and the body. */
    public List<MethodArgument> arguments() {
        return arguments;
    }

    /** Returns the argument for a parameter, or null. */
    @Nullable
    MethodArgument argument(String described) {
        return find(arguments, described);
    }

    /**
     * Returns the resource of a subscription's events, which is the type of the first argument, or null for other
     * operations.
     */
    @Nullable
    public ResourceName subscribedResource() {
        return subscribedResource;
    }

    /** Returns whether a GraphQL query returns a union or an interface that includes resources. */
    public boolean queriesSeveralTypes() {
        Media media = behavior().reply().media();
        return endpoint().binding().isQuery()
                && media != null
                && media.type() != null
                && names.includesResource(media.type());
    }

    /** Returns the arguments of the GraphQL field, or null for other operations. */
    @Nullable
    public TypedFieldArguments field() {
        return field;
    }

    private List<Parameter> pathParameters() {
        return endpoint().parameters().stream()
                .filter(parameter -> parameter.in() == Parameter.In.PATH)
                .toList();
    }

    /** Returns the expression that reads a path parameter from the request. */
    private String read(Parameter parameter) {
        String reader = argumentType(parameter).equals(TypeName.LONG) ? "pathLong" : "pathText";
        return reader + "(" + StringLiterals.of(parameter.name()) + ")";
    }

    /** Returns the expression for a parameter: a method argument for path parameters, else a read by name. */
    CodeBlock parameterValue(String parameter) {
        String argument = parameterExpressions.get(parameter);
        if (argument != null) {
            return CodeBlock.of("$L", argument);
        }
        CodeBlock typed = request == null ? null : request.required(parameter);
        String reader = field != null && field.isInBody(parameter, hasBody()) ? "body.text" : "argument";
        return typed == null ? CodeBlock.of("$L($L)", reader, StringLiterals.of(parameter)) : typed;
    }

    /** Returns the expression for the text of an argument that a request may omit. */
    CodeBlock optionalValue(String parameter) {
        CodeBlock typed = request == null ? null : request.text(parameter);
        return typed == null ? CodeBlock.of("optionalArgument($L)", StringLiterals.of(parameter)) : typed;
    }

    /** Returns the typed request message of a gRPC method, or null. */
    @Nullable
    public TypedRequest request() {
        return request;
    }

    /** Returns whether the method takes the request message: after {@link MethodBody#write}, if it reads a member. */
    public boolean takesRequest() {
        return request != null && request.isRead();
    }

    /** Returns whether the method takes the request body: if a step uses it, or if it takes no request message. */
    public boolean takesBody() {
        return hasBody() && (!takesRequest() || usesBody());
    }

    private boolean usesBody() {
        return behavior().steps().stream().anyMatch(Step::usesBody);
    }

    private TypeName argumentType(Parameter parameter) {
        return names.types().bare(parameter.type()) instanceof NumberType number && number.integer()
                ? TypeName.LONG
                : ClassName.get(String.class);
    }

    /** Returns the name of a local variable for an instance: the wanted one, unless an argument has it. */
    String local(String wanted) {
        String name = JavaNames.lowerCamel(wanted);
        boolean isTaken = ARGUMENTS.contains(name)
                || arguments.stream().anyMatch(argument -> argument.name().equals(name));
        return locals.member(isTaken ? wanted + "Instance" : wanted);
    }

    String accessor(ResourceName resource) {
        return stores.accessor(resource);
    }

    /** Returns the query record's component for a parameter, or null. */
    @Nullable
    MethodArgument queryArgument(String described) {
        return query == null ? null : find(query.components(), described);
    }

    private static @Nullable MethodArgument find(List<MethodArgument> arguments, String described) {
        return arguments.stream()
                .filter(argument -> argument.declaredName().equals(described))
                .findFirst()
                .orElse(null);
    }

    /** Returns whether a request has a usable body. Some descriptions declare empty bodies even for reads. */
    public boolean hasBody() {
        if (endpoint().body() == null || endpoint().body().media().isEmpty()) {
            return false;
        }
        TypeRef type = preferred().type();
        boolean empty = type != null
                && names.types().bare(type) instanceof ObjectType object
                && object.members().isEmpty()
                && object.additional() instanceof NoneType;
        return !empty && (field == null || usesBody() || field.formObject());
    }

    CodeBlock bodyArgument() {
        if (hasBody()) {
            return CodeBlock.of("body");
        }
        return CodeBlock.of(endpoint().hasQueryParameters() ? "queryBody()" : "noBody()");
    }

    /** Returns the Java type of the item in the request body. */
    public TypeName bodyType() {
        Media media = preferred();
        TypeRef input = field == null || !bodyAt().isRoot() ? null : field.input();
        ClassName declared = names.types().recordOf(input, SuggestedName.of(""));
        if (declared != null) {
            return declared;
        }
        TypeRef item = media.type() == null ? null : names.inside(media.type(), bodyAt());
        ClassName record = names.types().recordOf(item, SuggestedName.of(suggestedBody()));
        return record == null ? RuntimeTypes.DOCUMENT : record;
    }

    MemberPath bodyAt() {
        Role role = endpoint().role();
        return role == null ? MemberPath.ROOT : role.itemAt();
    }

    private Media preferred() {
        List<Media> media = java.util.Objects.requireNonNull(endpoint().body()).media();
        return media.stream().filter(Media::isJson).findFirst().orElse(media.get(0));
    }

    /** Returns a name for the type of the body, after the operation unless the name after its role is free. */
    private String suggestedBody() {
        String own = JavaNames.upperCamel(name, "Value") + "Body";
        Role role = endpoint().role();
        String noun = role == null
                ? ""
                : JavaNames.upperCamel(Nouns.singular(role.resource().value()), "Value");
        if (role instanceof Role.Create) {
            return names.freeType("New" + noun, own);
        }
        return role instanceof Role.Update ? names.freeType(noun + "Changes", own) : own;
    }
}
