package dev.ectype.compiler.emit.type;

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
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Emits the emulator class. It creates the operations of each group; subclasses may replace them. Groups beyond the
 * constant limit of a class file move to abstract superclasses.
 */
public final class EmulatorEmitter {
    /** The limit of groups in a class; each takes ten of the 65,535 constants. */
    private static final int MOST_GROUPS = 2_000;

    private EmulatorEmitter() {}

    /** Returns the emulator class last, after its superclasses. */
    public static List<TypeSpec> emit(Api api, List<OperationGroup> groups, EmissionNames names) {
        List<TypeSpec> types = new ArrayList<>();
        ClassName base = RuntimeTypes.EMULATOR;
        int from = 0;
        for (; groups.size() - from > MOST_GROUPS; from += MOST_GROUPS) {
            ClassName part = names.type(names.emulator().simpleName() + "Part");
            types.add(part(part, base, groups.subList(from, from + MOST_GROUPS)));
            base = part;
        }
        types.add(last(api, base, groups.subList(from, groups.size()), names));
        return types;
    }

    private static TypeSpec part(ClassName name, ClassName base, List<OperationGroup> groups) {
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addJavadoc("Creates a part of the operations classes.\n")
                .addAnnotation(generated())
                .addModifiers(Modifier.ABSTRACT)
                .superclass(base);
        groups.forEach(group -> type.addMethod(factory(group)));
        SplitSwitch.Link link = base.equals(RuntimeTypes.EMULATOR) ? SplitSwitch.Link.FIRST : SplitSwitch.Link.MIDDLE;
        operations(groups, link).forEach(type::addMethod);
        return type.build();
    }

    private static TypeSpec last(Api api, ClassName base, List<OperationGroup> groups, EmissionNames names) {
        TypeSpec.Builder type = TypeSpec.classBuilder(names.emulator())
                .addJavadoc("A stateful emulator of " + Javadocs.escape(api.name() + " " + api.version())
                        + ". Override a method to replace a class of operations.\n")
                .addAnnotation(generated())
                .addModifiers(Modifier.PUBLIC)
                .superclass(base)
                .addMethod(main(names));
        groups.forEach(group -> type.addMethod(factory(group)));
        if (api.graphQl() != null) {
            type.addMethod(fetchers(names.fetchers()));
        }
        SplitSwitch.Link link = base.equals(RuntimeTypes.EMULATOR) ? SplitSwitch.Link.ALONE : SplitSwitch.Link.LAST;
        operations(groups, link).forEach(type::addMethod);
        return type.build();
    }

    public static AnnotationSpec generated() {
        return AnnotationSpec.builder(RuntimeTypes.GENERATED)
                .addMember("value", "$S", "dev.ectype")
                .build();
    }

    private static MethodSpec main(EmissionNames names) {
        return MethodSpec.methodBuilder("main")
                .addJavadoc("Starts the server and waits until it stops; {@code --help} lists the options.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(ArrayTypeName.of(ClassName.get(String.class)), "arguments")
                .addStatement("launch(new $T(), arguments)", names.emulator())
                .build();
    }

    private static MethodSpec factory(OperationGroup group) {
        return MethodSpec.methodBuilder(group.accessor())
                .addModifiers(Modifier.PROTECTED)
                .returns(group.name())
                .addParameter(RuntimeTypes.REQUEST_CONTEXT, "context")
                .addStatement("return new $T(context)", group.name())
                .build();
    }

    private static MethodSpec fetchers(ClassName name) {
        return MethodSpec.methodBuilder("fetchers")
                .addJavadoc("Override to change the data fetchers of the schema.\n")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(name)
                .addStatement("return new $T()", name)
                .build();
    }

    private static List<MethodSpec> operations(List<OperationGroup> groups, SplitSwitch.Link link) {
        List<CodeBlock> cases = groups.stream()
                .map(group -> CodeBlock.of("case $S -> $N(context);\n", group.accessor(), group.accessor()))
                .toList();
        ParameterSpec exchange =
                ParameterSpec.builder(RuntimeTypes.REQUEST_CONTEXT, "context").build();
        return new SplitSwitch("operations", "group", cases, link).methods(RuntimeTypes.OPERATIONS, List.of(exchange));
    }
}
