package dev.ectype.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.Literals;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.BooleanType;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Emits the query parameters of a list as a record, so that an override reads them typed. */
final class QueryRecord {
    /** Beyond this a record's constructor helps nobody; overrides read the query by name. */
    private static final int LARGEST = 100;

    private final ClassName name;
    private final OperationMethod method;
    private final EmissionNames names;
    private final Map<String, String> accessors = new LinkedHashMap<>();

    private QueryRecord(OperationMethod method, List<Parameter> parameters, EmissionNames names) {
        this.method = method;
        this.names = names;
        this.name = names.type(method.name());
        JavaNames used = new JavaNames().reserve(List.of("of", "query"));
        parameters.forEach(parameter -> accessors.put(parameter.name(), used.member(parameter.name())));
    }

    /** The record of a method that lists and has query parameters, else null. */
    static @Nullable QueryRecord of(OperationMethod method, EmissionNames names) {
        List<Parameter> parameters = parameters(method);
        boolean lists = method.behavior().steps().stream().anyMatch(Step.Query.class::isInstance);
        return lists && !parameters.isEmpty() && parameters.size() <= LARGEST
                ? new QueryRecord(method, parameters, names)
                : null;
    }

    ClassName name() {
        return name;
    }

    @Nullable
    String accessor(String parameter) {
        return accessors.get(parameter);
    }

    TypeSpec emit() {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        CodeBlock.Builder arguments = CodeBlock.builder();
        for (Parameter parameter : parameters(method)) {
            String component = java.util.Objects.requireNonNull(accessors.get(parameter.name()));
            components.addParameter(nullable(typeOf(parameter)), component);
            arguments.add(arguments.isEmpty() ? "" : ",$W");
            arguments.add("query.$N($L)", reader(parameter, names), Literals.of(parameter.name()));
        }
        return TypeSpec.recordBuilder(name)
                .addJavadoc("What a client may ask of {@link $T#$N}.\n", method.owner(), method.name())
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(components.build())
                .addMethod(MethodSpec.methodBuilder("of")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .returns(name)
                        .addParameter(RuntimeTypes.QUERY, "query")
                        .addStatement("return new $T($L)", name, arguments.build())
                        .build())
                .build();
    }

    private static List<Parameter> parameters(OperationMethod method) {
        return method.endpoint().parameters().stream()
                .filter(parameter -> parameter.in() == Parameter.In.QUERY)
                .toList();
    }

    private static TypeName nullable(TypeName type) {
        return type.annotated(com.palantir.javapoet.AnnotationSpec.builder(RuntimeTypes.NULLABLE)
                .build());
    }

    private TypeName typeOf(Parameter parameter) {
        return switch (reader(parameter, names)) {
            case "integer" -> ClassName.get(Long.class);
            case "number" -> ClassName.get(Double.class);
            case "flag" -> ClassName.get(Boolean.class);
            case "text" -> ClassName.get(String.class);
            case "texts" -> ParameterizedTypeName.get(List.class, String.class);
            default -> RuntimeTypes.DOCUMENT;
        };
    }

    /** The method of the runtime's query that reads such a parameter. */
    static String reader(Parameter parameter, EmissionNames names) {
        TypeRef type = names.types().bare(parameter.type());
        if (type instanceof NumberType number) {
            return number.integer() ? "integer" : "number";
        }
        if (type instanceof BooleanType) {
            return "flag";
        }
        if (type instanceof TextType || type instanceof EnumType) {
            return "text";
        }
        boolean texts = type instanceof ArrayType array
                && (names.types().bare(array.items()) instanceof TextType
                        || names.types().bare(array.items()) instanceof EnumType);
        return texts ? "texts" : "document";
    }
}
