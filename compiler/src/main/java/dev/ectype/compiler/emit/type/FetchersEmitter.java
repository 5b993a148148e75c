package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** Emits the class that wires the root fields of a GraphQL schema to their operations. */
public final class FetchersEmitter {
    private static final ClassName WIRING = ClassName.get("graphql.schema.idl", "RuntimeWiring", "Builder");
    private static final ClassName TYPE = ClassName.get("graphql.schema.idl", "TypeRuntimeWiring", "Builder");

    /** The limit of statements in a method, by the class file format. */
    private static final int MOST = 2_000;

    private final List<GraphQlField> fields;

    public FetchersEmitter(List<Endpoint> endpoints) {
        fields = endpoints.stream()
                .map(Endpoint::binding)
                .filter(GraphQlField.class::isInstance)
                .map(GraphQlField.class::cast)
                .toList();
    }

    public TypeSpec emit(ClassName name) {
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addJavadoc("Connects the fields of the root types with their operations.\n")
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC)
                .superclass(RuntimeTypes.DATA_FETCHERS);
        List<MethodSpec> methods = new ArrayList<>();
        CodeBlock.Builder wire = CodeBlock.builder();
        for (RootType root : RootType.values()) {
            List<GraphQlField> own =
                    fields.stream().filter(field -> field.root() == root).toList();
            for (int from = 0; from < own.size(); from += MOST) {
                String method = word(root) + (from == 0 ? "" : "_" + from);
                wire.addStatement("wiring.type($N())", method);
                methods.add(fetchers(root, method, own.subList(from, Math.min(own.size(), from + MOST))));
            }
        }
        return type.addMethod(wire(wire.build())).addMethods(methods).build();
    }

    private static MethodSpec wire(CodeBlock code) {
        return MethodSpec.methodBuilder("wire")
                .addJavadoc("Override to add or replace data fetchers.\n")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(WIRING, "wiring")
                .addCode(code)
                .build();
    }

    private static MethodSpec fetchers(RootType root, String name, List<GraphQlField> fields) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("$T type = type($S)", TYPE, word(root));
        fields.forEach(field -> code.addStatement(
                "type.dataFetcher($L, fetcher($S, $L))",
                StringLiterals.of(field.field()),
                word(root),
                StringLiterals.of(field.field())));
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE)
                .returns(TYPE)
                .addCode(code.addStatement("return type").build())
                .build();
    }

    private static String word(RootType root) {
        return root.name().toLowerCase(Locale.ROOT);
    }
}
