package dev.ectype.compiler.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.Javadocs;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.ir.Api;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits the class that boots: it makes the operations of each group and can be subclassed to replace them. */
final class EmulatorEmitter {
    private EmulatorEmitter() {}

    static TypeSpec emit(Api api, List<OperationGroup> groups, EmissionNames names) {
        TypeSpec.Builder type = TypeSpec.classBuilder(names.emulator())
                .addJavadoc("A stateful emulator of " + Javadocs.escape(api.name() + " " + api.version()) + ".\n")
                .addAnnotation(generated())
                .addModifiers(Modifier.PUBLIC)
                .superclass(RuntimeTypes.EMULATOR)
                .addMethod(main(names));
        groups.forEach(group -> type.addMethod(factory(group)));
        if (api.graphQl() != null) {
            type.addMethod(fetchers(names.fetchers()));
        }
        operations(groups).forEach(type::addMethod);
        return type.build();
    }

    static AnnotationSpec generated() {
        return AnnotationSpec.builder(RuntimeTypes.GENERATED)
                .addMember("value", "$S", "dev.ectype")
                .build();
    }

    private static MethodSpec main(EmissionNames names) {
        return MethodSpec.methodBuilder("main")
                .addJavadoc("Serves until it is stopped; {@code --help} lists the options.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(ArrayTypeName.of(ClassName.get(String.class)), "arguments")
                .addStatement("launch(new $T(), arguments)", names.emulator())
                .build();
    }

    private static MethodSpec factory(OperationGroup group) {
        return MethodSpec.methodBuilder(group.accessor())
                .addJavadoc("Override to replace operations.\n")
                .addModifiers(Modifier.PROTECTED)
                .returns(group.name())
                .addParameter(RuntimeTypes.EXCHANGE, "exchange")
                .addStatement("return new $T(exchange)", group.name())
                .build();
    }

    private static MethodSpec fetchers(ClassName name) {
        return MethodSpec.methodBuilder("fetchers")
                .addJavadoc("Override to wire the schema in another way.\n")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(name)
                .addStatement("return new $T()", name)
                .build();
    }

    private static List<MethodSpec> operations(List<OperationGroup> groups) {
        List<CodeBlock> cases = groups.stream()
                .map(group -> CodeBlock.of("case $L -> $N(exchange);\n", group.index(), group.accessor()))
                .toList();
        ParameterSpec exchange =
                ParameterSpec.builder(RuntimeTypes.EXCHANGE, "exchange").build();
        return new Choice("operations", "group", cases).methods(RuntimeTypes.OPERATIONS, List.of(exchange));
    }
}
