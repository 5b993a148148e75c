package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.JavaNames;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import javax.lang.model.element.Modifier;

/** Emits an enumeration of texts. Each constant holds its text. */
public final class EnumEmitter {
    private EnumEmitter() {}

    static TypeSpec emit(TypeMapper.Declared declared, EnumType listed) {
        TypeSpec.Builder type = TypeSpec.enumBuilder(declared.name())
                .addJavadoc(DeclaredTypeEmitter.javadoc(declared))
                .addAnnotation(EmulatorEmitter.generated())
                .addModifiers(Modifier.PUBLIC)
                .addSuperinterface(RuntimeTypes.TEXT_ENUM);
        JavaNames constants = new JavaNames();
        for (JsonValue value : listed.values()) {
            String text = ((JsonText) value).text();
            type.addEnumConstant(
                    constants.constant(text),
                    TypeSpec.anonymousClassBuilder("$L", StringLiterals.of(text))
                            .build());
        }
        return type.addField(String.class, "text", Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(String.class, "text")
                        .addStatement("this.text = text")
                        .build())
                .addMethod(MethodSpec.methodBuilder("text")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(String.class)
                        .addStatement("return text")
                        .build())
                .build();
    }

    /** Returns the constants of an enumeration by text, as {@link #emit} names them, or none for other values. */
    public static java.util.Map<String, String> constants(EnumType listed) {
        JavaNames names = new JavaNames();
        java.util.Map<String, String> constants = new java.util.LinkedHashMap<>();
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
