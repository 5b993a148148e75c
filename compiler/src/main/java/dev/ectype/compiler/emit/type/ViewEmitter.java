package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import javax.lang.model.element.Modifier;

/** Emits a class with one accessor per member over a document, for types too large for a record. */
final class ViewEmitter {
    private ViewEmitter() {}

    static TypeSpec.Builder emit(TypeMapper.Declared declared, ObjectType object, EmissionNames names) {
        TypeSpec.Builder type = TypeSpec.classBuilder(declared.name())
                .addJavadoc(DeclaredTypeEmitter.javadoc(declared))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .superclass(RuntimeTypes.DOCUMENT_VIEW)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(RuntimeTypes.DOCUMENT, "document")
                        .addStatement("super(document)")
                        .build());
        if (declared.name().enclosingClassName() != null) {
            type.addModifiers(Modifier.STATIC);
        }
        ResourceConstants.addTo(type, declared.name(), names);
        JavaNames used = new JavaNames().reserve(java.util.List.of("document", "list", "map", "view"));
        for (ObjectMember member : object.members()) {
            type.addMethod(accessor(declared.name(), member, used.member(member.name()), names));
        }
        return type;
    }

    private static MethodSpec accessor(ClassName owner, ObjectMember member, String name, EmissionNames names) {
        TypeName type =
                RecordEmitter.typeOf(owner, member, names).withoutAnnotations().box();
        CodeBlock read = type instanceof ParameterizedTypeName generic
                ? CodeBlock.of(
                        "$L($L, $T.class)",
                        generic.typeArguments().size() == 2 ? "map" : "list",
                        StringLiterals.of(member.name()),
                        raw(generic.typeArguments().get(generic.typeArguments().size() - 1)))
                : CodeBlock.of("view($L, $T.class)", StringLiterals.of(member.name()), type);
        TypeName plain = type instanceof ParameterizedTypeName generic ? flat(generic) : type;
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .returns(plain.annotated(com.palantir.javapoet.AnnotationSpec.builder(RuntimeTypes.NULLABLE)
                        .build()))
                .addStatement("return $L", read)
                .build();
    }

    /** Reads a list of lists as a list of documents, since accessors are typed one level deep. */
    private static ParameterizedTypeName flat(ParameterizedTypeName generic) {
        TypeName[] arguments = generic.typeArguments().toArray(TypeName[]::new);
        arguments[arguments.length - 1] = raw(arguments[arguments.length - 1]);
        return ParameterizedTypeName.get(generic.rawType(), arguments);
    }

    private static TypeName raw(TypeName type) {
        return type instanceof ParameterizedTypeName ? RuntimeTypes.DOCUMENT : type;
    }
}
