package dev.ectype.compiler.emit;

import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.Javadocs;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.ObjectType;

/** Emits one declared type: a record, a view over a document where a record would be too large, or an enum. */
final class DeclaredTypeEmitter {
    /** A record holds at most 127 members of two slots each; beyond this size nobody calls its constructor anyway. */
    private static final int LARGEST_RECORD = 120;

    private DeclaredTypeEmitter() {}

    static TypeSpec emit(TypeMapper.Declared declared, EmissionNames names) {
        if (declared.type() instanceof EnumType listed) {
            return EnumEmitter.emit(declared, listed);
        }
        ObjectType object = (ObjectType) declared.type();
        return object.members().size() > LARGEST_RECORD
                ? ViewEmitter.emit(declared, object, names)
                : RecordEmitter.emit(declared, object, names);
    }

    static String javadoc(TypeMapper.Declared declared) {
        String sentence = Javadocs.sentence(declared.type().notes().description());
        String first = sentence.isEmpty() ? article(words(declared.name().simpleName())) + "." : sentence;
        return declared.origin().isEmpty()
                ? first + "\n"
                : first + " Declared as " + Javadocs.code(declared.origin()) + ".\n";
    }

    private static String article(String words) {
        return ("aeiou".indexOf(words.charAt(0)) >= 0 ? "An " : "A ") + Javadocs.escape(words);
    }

    private static String words(String camel) {
        return camel.replaceAll("([a-z0-9])([A-Z])", "$1 $2").toLowerCase(java.util.Locale.ROOT);
    }
}
