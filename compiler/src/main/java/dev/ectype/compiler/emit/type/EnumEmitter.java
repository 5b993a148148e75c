package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.json.JsonText;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Emits an enumeration of texts. */
public final class EnumEmitter {
    private EnumEmitter() {}

    static TypeSpec.Builder emit(TypeMapper.Declared declared, EnumType listed) {
        TypeSpec.Builder type = TypeSpec.enumBuilder(declared.name())
                .addJavadoc(DeclaredTypeEmitter.javadoc(declared))
                .addModifiers(Modifier.PUBLIC)
                .addSuperinterface(RuntimeTypes.TEXT_ENUM);
        Map<String, String> texts = new LinkedHashMap<>();
        constants(listed).forEach((text, constant) -> texts.put(constant, text));
        JsonNaming naming = JsonNaming.ofConstants(texts);
        naming.mark(type);
        texts.forEach((constant, text) -> type.addEnumConstant(constant, constant(naming.annotation(constant, text))));
        return type;
    }

    private static TypeSpec constant(@Nullable AnnotationSpec name) {
        TypeSpec.Builder constant = TypeSpec.anonymousClassBuilder("");
        return (name == null ? constant : constant.addAnnotation(name)).build();
    }

    /** Returns the constants of an enumeration by text, as {@link #emit} names them, or none for other values. */
    public static Map<String, String> constants(EnumType listed) {
        JavaNames names = new JavaNames();
        Map<String, String> constants = new LinkedHashMap<>();
        if (!listed.values().stream().allMatch(JsonText.class::isInstance)) {
            return constants;
        }
        listed.values().forEach(value -> {
            String text = ((JsonText) value).text();
            constants.put(text, names.constant(text));
        });
        return constants;
    }
}
