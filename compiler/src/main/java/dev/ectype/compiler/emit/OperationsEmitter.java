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
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.ResourceName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Emits the operations of one group as a class with one short method each. */
final class OperationsEmitter {
    private final OperationGroup group;
    private final EmissionNames names;
    private final Map<ResourceName, String> accessors = new LinkedHashMap<>();
    private final List<OperationMethod> methods = new ArrayList<>();

    OperationsEmitter(OperationGroup group, EmissionNames names) {
        this.group = group;
        this.names = names;
        JavaNames used = new JavaNames().reserve(ReservedMethods.OF_OPERATIONS);
        group.operations()
                .forEach(operation -> operation.behavior().steps().forEach(step -> {
                    ResourceName resource = StepResource.of(step);
                    if (resource != null && !accessors.containsKey(resource)) {
                        accessors.put(resource, used.member(resource.value()));
                    }
                }));
        for (OperationGroup.Operation operation : group.operations()) {
            String wanted = operation.endpoint().id().value();
            methods.add(new OperationMethod(used.member(wanted), operation, accessors, names, group.name()));
        }
    }

    TypeSpec operations() {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.name())
                .addJavadoc("$L Override one to change what the emulator does.\n", subject())
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC)
                .superclass(RuntimeTypes.OPERATIONS)
                .addMethod(constructor());
        ResourceConstants.addMissingTo(type, accessors.keySet(), names);
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
            return CodeBlock.of("Operations beside the resources.");
        }
        return CodeBlock.of("The operations on {@link $T}.", names.recordOf(resource));
    }

    private static MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addParameter(RuntimeTypes.EXCHANGE, "exchange")
                .addStatement("super(exchange)")
                .build();
    }

    private MethodSpec method(OperationMethod method) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.name())
                .addJavadoc(OperationJavadoc.of(method))
                .addModifiers(Modifier.PROTECTED)
                .returns(ParameterizedTypeName.get(RuntimeTypes.REPLY, replied(method)));
        for (Parameter parameter : method.pathParameters()) {
            spec.addParameter(method.argumentType(parameter), method.argument(parameter.name()));
        }
        if (method.query() != null) {
            spec.addParameter(method.query().name(), "query");
        }
        if (method.hasBody()) {
            spec.addParameter(ParameterizedTypeName.get(RuntimeTypes.BODY, method.bodyType()), "body");
        }
        return spec.addCode(new MethodBody(method, names).write()).build();
    }

    /** What the reply shows: the resource of the last step, a page of it, nothing, or whatever the description says. */
    private TypeName replied(OperationMethod method) {
        List<Step> steps = method.behavior().steps();
        Step last = steps.isEmpty() ? new Step.Answer() : steps.get(steps.size() - 1);
        ResourceName resource = StepResource.of(last);
        ReplyRule reply = method.behavior().reply();
        if (reply.projection() instanceof Projection.Content) {
            return ArrayTypeName.of(TypeName.BYTE);
        }
        if (ReplyLine.showsNothing(reply, last) && !(last instanceof Step.Answer)) {
            return ClassName.get(Void.class);
        }
        boolean part = last instanceof Step.RemoveMany
                || last instanceof Step.ReadPart
                || last instanceof Step.WritePart
                || last instanceof Step.ClearPart;
        if (resource == null || part) {
            return WildcardTypeName.subtypeOf(Object.class);
        }
        ClassName record = names.recordOf(resource);
        return last instanceof Step.Query ? ParameterizedTypeName.get(RuntimeTypes.PAGE, record) : record;
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
                .map(method -> CodeBlock.of("case $L -> $N($L);\n", method.index(), method.name(), arguments(method)))
                .toList();
        TypeName reply = ParameterizedTypeName.get(RuntimeTypes.REPLY, WildcardTypeName.subtypeOf(Object.class));
        return new Choice("dispatch", "operation", cases).methods(reply, List.of());
    }

    private static CodeBlock arguments(OperationMethod method) {
        List<CodeBlock> arguments = new ArrayList<>();
        for (Parameter parameter : method.pathParameters()) {
            arguments.add(CodeBlock.of("$L", method.read(parameter)));
        }
        if (method.query() != null) {
            arguments.add(CodeBlock.of("$T.of(query())", method.query().name()));
        }
        if (method.hasBody()) {
            arguments.add(CodeBlock.of("body($T.class)", method.bodyType()));
        }
        return CodeBlock.join(arguments, ", ");
    }
}
