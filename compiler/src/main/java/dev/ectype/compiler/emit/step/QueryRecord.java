package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.step.StepOutput;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Emits the query parameters of a list as a record, so that overrides read them typed. */
public final class QueryRecord {
    /** Larger records are unusable; overrides then read the query by name. */
    private static final int LARGEST = 100;

    private final ClassName name;
    private final OperationMethod method;
    private final List<MethodArgument> components;

    private QueryRecord(OperationMethod method, ClassName name, List<MethodArgument> components) {
        this.method = method;
        this.name = name;
        this.components = components;
    }

    /** Returns the record for a list with query parameters or a field with many arguments, else null. */
    static @Nullable QueryRecord of(OperationMethod method, EmissionNames names) {
        TypedFieldArguments field = method.field();
        if (field != null) {
            return method.endpoint().body() == null && field.isTooMany() ? ofField(method, field, names) : null;
        }
        List<Parameter> parameters = parameters(method);
        boolean lists = method.behavior().steps().stream().anyMatch(step -> step.output() == StepOutput.PAGE);
        if (!lists || parameters.isEmpty() || parameters.size() > LARGEST) {
            return null;
        }
        ClassName name = nested(method, names.freeType(method.name(), method.name() + "Query"), names);
        JavaNames used = new JavaNames().reserve(List.of("of", "query"));
        List<MethodArgument> components = parameters.stream()
                .map(parameter -> component(parameter, used.member(parameter.name()), names))
                .toList();
        return new QueryRecord(method, name, components);
    }

    private static @Nullable QueryRecord ofField(
            OperationMethod method, TypedFieldArguments field, EmissionNames names) {
        List<MethodArgument> components = field.together(new JavaNames().reserve(List.of("of", "arguments")));
        return components.size() > LARGEST
                ? null
                : new QueryRecord(method, nested(method, method.name() + "Arguments", names), components);
    }

    /** Returns a name inside the class of the method that no other type hides. */
    private static ClassName nested(OperationMethod method, String wanted, EmissionNames names) {
        return method.owner().nestedClass(names.type(wanted).simpleName());
    }

    private static MethodArgument component(Parameter parameter, String name, EmissionNames names) {
        String reader = reader(parameter, names);
        CodeBlock read = CodeBlock.of("query.$N($L)", reader, StringLiterals.of(parameter.name()));
        return new MethodArgument(parameter.name(), name, typeOf(reader), false, read);
    }

    public ClassName name() {
        return name;
    }

    List<MethodArgument> components() {
        return components;
    }

    public TypeSpec emit() {
        ClassName from = method.field() == null ? RuntimeTypes.QUERY : RuntimeTypes.FIELD_ARGUMENTS;
        String called = method.field() == null ? "query" : "arguments";
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        CodeBlock.Builder arguments = CodeBlock.builder();
        for (MethodArgument component : components) {
            constructor.addParameter(component.parameter());
            arguments.add(arguments.isEmpty() ? "" : ",$W").add(component.read());
        }
        return TypeSpec.recordBuilder(name)
                .addJavadoc("Query parameters of {@link #$N}.\n", method.name())
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(constructor.build())
                .addMethod(MethodSpec.methodBuilder("of")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .returns(name)
                        .addParameter(from, called)
                        .addStatement("return new $T($L)", name, arguments.build())
                        .build())
                .build();
    }

    private static List<Parameter> parameters(OperationMethod method) {
        return method.endpoint().parameters().stream()
                .filter(parameter -> parameter.in() == Parameter.In.QUERY)
                .toList();
    }

    private static TypeName typeOf(String reader) {
        return switch (reader) {
            case "integer" -> ClassName.get(Long.class);
            case "number" -> ClassName.get(Double.class);
            case "flag" -> ClassName.get(Boolean.class);
            case "text" -> ClassName.get(String.class);
            case "texts" -> ParameterizedTypeName.get(List.class, String.class);
            default -> RuntimeTypes.DOCUMENT;
        };
    }

    /** Returns the reader method of the runtime's query for a parameter. */
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
