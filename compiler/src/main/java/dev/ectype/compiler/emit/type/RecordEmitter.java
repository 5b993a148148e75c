package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import javax.lang.model.element.Modifier;

/** Emits the record of an object type, with the constants of the resource that it stores. */
final class RecordEmitter {
    private RecordEmitter() {}

    static TypeSpec emit(TypeMapper.Declared declared, ObjectType object, EmissionNames names) {
        TypeSpec.Builder type = TypeSpec.recordBuilder(declared.name())
                .addJavadoc(DeclaredTypeEmitter.javadoc(declared))
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(components(declared.name(), object, names));
        ResourceConstants.addTo(type, declared.name(), names);
        return type.build();
    }

    private static MethodSpec components(ClassName owner, ObjectType object, EmissionNames names) {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        JavaNames used = new JavaNames();
        for (ObjectMember member : object.members()) {
            components.addParameter(component(owner, member, used.member(member.name()), names));
        }
        return components.build();
    }

    private static ParameterSpec component(ClassName owner, ObjectMember member, String name, EmissionNames names) {
        TypeName type = typeOf(owner, member, names);
        ParameterSpec.Builder component = ParameterSpec.builder(type, name);
        if (!name.equals(member.name())) {
            component.addAnnotation(AnnotationSpec.builder(RuntimeTypes.JSON_NAME)
                    .addMember("value", "$L", StringLiterals.of(member.name()))
                    .build());
        }
        return component.build();
    }

    static TypeName typeOf(ClassName owner, ObjectMember member, EmissionNames names) {
        String suggested = owner.simpleName() + JavaNames.upperCamel(member.name(), "Value");
        TypeName type = names.types().map(member.type(), suggested);
        boolean optional = !member.required() || member.type() instanceof NullableType;
        return optional
                ? type.box()
                        .annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build())
                : type;
    }
}
