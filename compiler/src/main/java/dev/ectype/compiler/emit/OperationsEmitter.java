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
import dev.ectype.compiler.emit.java.SuggestedName;
import dev.ectype.compiler.emit.step.MethodBody;
import dev.ectype.compiler.emit.step.OperationMethod;
import dev.ectype.compiler.emit.step.QueryRecord;
import dev.ectype.compiler.emit.step.ReplyExpression;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.EmulatorEmitter;
import dev.ectype.compiler.emit.type.OperationGroup;
import dev.ectype.compiler.emit.type.SplitSwitch;
import dev.ectype.compiler.emit.type.StoresEmitter;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepOutput;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Emits the operations of one group as a class with one short method each. */
final class OperationsEmitter {
    private final OperationGroup group;
    private final StoresEmitter stores;
    private final EmissionNames names;
    private final List<OperationMethod> methods = new ArrayList<>();

    OperationsEmitter(OperationGroup group, StoresEmitter stores, EmissionNames names) {
        this.group = group;
        this.stores = stores;
        this.names = names;
        JavaNames used = new JavaNames(stores.reserved());
        for (OperationGroup.Operation operation : group.operations()) {
            String name = used.member(operation.endpoint().id().value());
            methods.add(new OperationMethod(name, operation, stores, names, group.name()));
        }
    }

    TypeSpec emit() {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.name())
                .addJavadoc("$L Override a method to change the behavior of the emulator.\n", subject())
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC)
                .superclass(stores.superclass())
                .addMethod(constructor());
        methods.forEach(method -> type.addMethod(method(method)));
        stores.addTo(type);
        dispatch().forEach(type::addMethod);
        methods.stream()
                .map(OperationMethod::query)
                .filter(Objects::nonNull)
                .map(QueryRecord::emit)
                .forEach(type::addType);
        return type.build();
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
        CodeBlock body = new MethodBody(method, names).write();
        method.arguments().forEach(argument -> spec.addParameter(argument.parameter()));
        if (method.request() != null && method.takesRequest()) {
            spec.addParameter(method.request().type(), "request");
        }
        if (method.query() != null) {
            spec.addParameter(method.query().name(), "query");
        }
        if (method.takesBody()) {
            spec.addParameter(ParameterizedTypeName.get(RuntimeTypes.BODY, method.bodyType()), "body");
        }
        return spec.addCode(body).build();
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
        return names.types().map(media.type(), SuggestedName.of("Value")).box();
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
        if (method.request() != null && method.takesRequest()) {
            arguments.add(method.request().expression());
        }
        if (method.query() != null) {
            String source = method.field() == null ? "query" : "arguments";
            arguments.add(CodeBlock.of("$T.of($N())", method.query().name(), source));
        }
        if (method.takesBody()) {
            arguments.add(CodeBlock.of("body($T.class)", method.bodyType()));
        }
        return CodeBlock.join(arguments, ", ");
    }
}
