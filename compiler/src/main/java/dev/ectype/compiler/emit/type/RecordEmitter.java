package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.SuggestedName;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Emits the record of an object type, with the constants of the resource that it stores. */
final class RecordEmitter {
    private RecordEmitter() {}

    static TypeSpec.Builder emit(TypeMapper.Declared declared, ObjectType object, EmissionNames names) {
        TypeSpec.Builder type = TypeSpec.recordBuilder(declared.name())
                .addJavadoc(DeclaredTypeEmitter.javadoc(declared))
                .addModifiers(Modifier.PUBLIC);
        Map<String, ObjectMember> components = EmissionNames.components(object);
        Map<String, String> jsonNames = new LinkedHashMap<>();
        components.forEach((name, member) -> jsonNames.put(name, member.name()));
        JsonNaming naming = JsonNaming.ofComponents(jsonNames);
        naming.mark(type);
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        components.forEach((name, member) -> {
            ParameterSpec.Builder component = ParameterSpec.builder(typeOf(declared.name(), member, names), name);
            AnnotationSpec jsonName = naming.annotation(name, member.name());
            constructor.addParameter((jsonName == null ? component : component.addAnnotation(jsonName)).build());
        });
        type.recordConstructor(constructor.build());
        ResourceConstants.addTo(type, declared.name(), names);
        return type;
    }

    static TypeName typeOf(ClassName owner, ObjectMember member, EmissionNames names) {
        TypeName type = names.types().map(member.type(), SuggestedName.ofMember(owner, member.name()));
        boolean optional = !member.required() || member.type() instanceof NullableType;
        return optional
                ? type.box()
                        .annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build())
                : type;
    }
}
