package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.Javadocs;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.noun.Nouns;
import java.util.Locale;

/** Emits one declared type: a record, a view over a document where a record would be too large, or an enum. */
public final class DeclaredTypeEmitter {
    /** A record holds at most 127 members of two slots each, and a constructor of that size is unusable. */
    private static final int LARGEST_RECORD = 120;

    private DeclaredTypeEmitter() {}

    /** Emits a type with a file of its own, and the inline types that belong to its file. */
    public static TypeSpec emit(TypeMapper.Declared declared, EmissionNames names) {
        TypeSpec.Builder type = type(declared, names).addAnnotation(EmulatorEmitter.generated());
        for (TypeMapper.Declared next = names.types().nextInside(declared.name());
                next != null;
                next = names.types().nextInside(declared.name())) {
            type.addType(type(next, names).build());
        }
        return type.build();
    }

    private static TypeSpec.Builder type(TypeMapper.Declared declared, EmissionNames names) {
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
        if (declared.name().enclosingClassName() != null) {
            return sentence.isEmpty() ? "" : sentence + "\n";
        }
        if (declared.origin().isEmpty()) {
            return (sentence.isEmpty() ? purpose(declared.name().simpleName()) : sentence) + "\n";
        }
        String origin = "Declared as " + Javadocs.code(declared.origin()) + ".\n";
        return sentence.isEmpty() ? origin : sentence + " " + origin;
    }

    /** Returns the description of an inline type, derived from the suffix of its name. */
    private static String purpose(String name) {
        if (name.startsWith("New") && name.length() > 3) {
            return "Request body that creates " + article(words(name.substring(3))) + ".";
        }
        if (name.endsWith("Changes") && name.length() > 7) {
            return "Request body that updates " + article(words(name.substring(0, name.length() - 7))) + ".";
        }
        if (name.endsWith("Body") && name.length() > 4) {
            return "Request body of the operation " + words(name.substring(0, name.length() - 4)) + ".";
        }
        String words = article(words(name));
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    private static String article(String words) {
        String article = "aeiou".indexOf(words.charAt(0)) >= 0 ? "an " : "a ";
        return (Nouns.isPlural(words) ? "" : article) + words;
    }

    private static String words(String name) {
        String spaced = name.replaceAll("([a-z0-9])([A-Z])", "$1 $2")
                .replaceAll("[^A-Za-z0-9]+", " ")
                .strip();
        return spaced.isEmpty() ? "value" : spaced.toLowerCase(Locale.ROOT);
    }
}
