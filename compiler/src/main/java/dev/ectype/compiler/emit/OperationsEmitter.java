package dev.ectype.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.step.MethodBody;
import dev.ectype.compiler.emit.step.OperationMethod;
import dev.ectype.compiler.emit.step.QueryRecord;
import dev.ectype.compiler.emit.step.ReplyExpression;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.EmulatorEmitter;
import dev.ectype.compiler.emit.type.OperationGroup;
import dev.ectype.compiler.emit.type.ReservedMethods;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.emit.type.SplitSwitch;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepOutput;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Emits the operations of one group as a class with one short method each. */
final class OperationsEmitter {
    private final OperationGroup group;
    private final EmissionNames names;
    private final Map<ResourceName, String> accessors = new LinkedHashMap<>();
    private final List<OperationMethod> methods = new ArrayList<>();

    OperationsEmitter(OperationGroup group, EmissionNames names) {
        this.group = group;
        this.names = names;
        Map<EndpointId, String> methodNames = methodNames(new JavaNames().reserve(ReservedMethods.OF_OPERATIONS));
        for (OperationGroup.Operation operation : group.operations()) {
            String name =
                    Objects.requireNonNull(methodNames.get(operation.endpoint().id()));
            methods.add(new OperationMethod(name, operation, accessors, names, group.name()));
        }
    }

    /** Assigns the method names. GraphQL fields keep their names; otherwise the store accessors choose first. */
    private Map<EndpointId, String> methodNames(JavaNames used) {
        Map<EndpointId, String> methodNames = new LinkedHashMap<>();
        for (OperationGroup.Operation operation : group.operations()) {
            if (operation.endpoint().binding() instanceof GraphQlField) {
                EndpointId id = operation.endpoint().id();
                methodNames.put(id, used.member(id.value()));
            }
        }
        boolean fields = !methodNames.isEmpty();
        group.operations()
                .forEach(operation -> operation.behavior().steps().forEach(step -> {
                    ResourceName resource = step.resource();
                    if (resource != null && !accessors.containsKey(resource)) {
                        accessors.put(resource, accessor(resource, fields, methodNames.values(), used));
                    }
                }));
        for (OperationGroup.Operation operation : group.operations()) {
            EndpointId id = operation.endpoint().id();
            methodNames.computeIfAbsent(id, other -> used.member(other.value()));
        }
        return methodNames;
    }

    private static String accessor(ResourceName resource, boolean fields, Collection<String> taken, JavaNames used) {
        boolean same = fields && taken.contains(JavaNames.lowerCamel(resource.value()));
        return used.member(same ? Nouns.singular(resource.value()) + "Store" : resource.value());
    }

    TypeSpec operations() {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.name())
                .addJavadoc("$L Override a method to change the behavior of the emulator.\n", subject())
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC)
                .superclass(RuntimeTypes.OPERATIONS)
                .addMethod(constructor());
        Set<ResourceName> used = new LinkedHashSet<>(accessors.keySet());
        methods.stream()
                .map(OperationMethod::subscribedResource)
                .filter(Objects::nonNull)
                .forEach(used::add);
        methods.stream()
                .flatMap(method -> method.behavior().steps().stream())
                .map(step -> ResourceConstants.relationshipOwner(step, names))
                .filter(Objects::nonNull)
                .forEach(used::add);
        ResourceConstants.addMissingTo(type, used, names);
        methods.forEach(method -> type.addMethod(method(method)));
        accessors.forEach((resource, name) -> type.addMethod(accessor(resource, name)));
        dispatch().forEach(type::addMethod);
        return type.build();
    }

    List<TypeSpec> queries() {
        return methods.stream()
                .map(OperationMethod::query)
                .filter(Objects::nonNull)
                .map(QueryRecord::emit)
                .toList();
    }

    private CodeBlock subject() {
        ResourceName resource = group.resource();
        if (resource == null || names.recordOf(resource).equals(RuntimeTypes.DOCUMENT)) {
            return CodeBlock.of("Operations without a resource.");
        }
        return CodeBlock.of("The operations on {@link $T}.", names.recordOf(resource));
    }

    private static MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addParameter(RuntimeTypes.REQUEST_CONTEXT, "context")
                .addStatement("super(context)")
                .build();
    }

    private MethodSpec method(OperationMethod method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addJavadoc(OperationJavadoc.of(method))
                .addModifiers(Modifier.PROTECTED)
                .returns(ParameterizedTypeName.get(RuntimeTypes.REPLY, replied(method)));
        method.arguments().forEach(argument -> spec.addParameter(argument.parameter()));
        if (method.query() != null) {
            spec.addParameter(method.query().name(), "query");
        }
        if (method.hasBody()) {
            spec.addParameter(ParameterizedTypeName.get(RuntimeTypes.BODY, method.bodyType()), "body");
        }
        return spec.addCode(new MethodBody(method, names).write()).build();
    }

    /** Returns the type of the reply's body: a record, a page of records, no body, or the described type. */
    private TypeName replied(OperationMethod method) {
        List<Step> steps = method.behavior().steps();
        Step last = steps.isEmpty() ? new Step.ReplyWithSample() : steps.get(steps.size() - 1);
        ResourceName resource = last.resource();
        StepOutput output = last.output();
        ReplyRule reply = method.behavior().reply();
        if (reply.projection() instanceof Projection.Content) {
            return ArrayTypeName.of(TypeName.BYTE);
        }
        if (ReplyExpression.hasNoContent(reply, output) && output != StepOutput.SAMPLE) {
            return ClassName.get(Void.class);
        }
        boolean other = output == StepOutput.NOTHING || output == StepOutput.VALUE;
        if (method.subscribedResource() != null) {
            return names.recordOf(method.subscribedResource());
        }
        if (method.queriesSeveralTypes() || (resource == null || other) && method.field() != null) {
            return fetched(reply.media());
        }
        if (resource == null || other) {
            return WildcardTypeName.subtypeOf(Object.class);
        }
        ClassName record = names.recordOf(resource);
        return output == StepOutput.PAGE ? ParameterizedTypeName.get(RuntimeTypes.PAGE, record) : record;
    }

    /** Returns the type of a GraphQL field that returns no resource. */
    private TypeName fetched(@Nullable Media media) {
        if (media == null || media.type() == null) {
            return ClassName.get(Void.class);
        }
        return names.types().map(media.type(), "Value").box();
    }

    private MethodSpec accessor(ResourceName resource, String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PROTECTED)
                .returns(ParameterizedTypeName.get(RuntimeTypes.STORE, names.recordOf(resource)))
                .addStatement("return store($L)", ResourceConstants.kindOf(resource, names))
                .build();
    }

    private List<MethodSpec> dispatch() {
        List<CodeBlock> cases = methods.stream()
                .map(method -> CodeBlock.of(
                        "case $S -> $N($L);\n", method.endpoint().id().value(), method.name(), arguments(method)))
                .toList();
        TypeName reply = ParameterizedTypeName.get(RuntimeTypes.REPLY, WildcardTypeName.subtypeOf(Object.class));
        return new SplitSwitch("dispatch", "operation", cases).methods(reply, List.of());
    }

    private static CodeBlock arguments(OperationMethod method) {
        List<CodeBlock> arguments = new ArrayList<>();
        method.arguments().forEach(argument -> arguments.add(argument.read()));
        if (method.query() != null) {
            String source = method.field() == null ? "query" : "arguments";
            arguments.add(CodeBlock.of("$T.of($N())", method.query().name(), source));
        }
        if (method.hasBody()) {
            arguments.add(CodeBlock.of("body($T.class)", method.bodyType()));
        }
        return CodeBlock.join(arguments, ", ");
    }
}
