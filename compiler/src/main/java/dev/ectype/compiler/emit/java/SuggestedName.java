package dev.ectype.compiler.emit.java;

import com.palantir.javapoet.ClassName;
import dev.ectype.noun.Nouns;
import org.jspecify.annotations.Nullable;

/**
 * Suggests a name for the class of an inline type.
 *
 * @param name the name for a class with a file of its own
 * @param owner the class with the member of the type, or null without one
 * @param member the name for a class inside the owner's file
 */
public record SuggestedName(String name, @Nullable ClassName owner, String member) {
    /** Suggests a name for a class with a file of its own. */
    public static SuggestedName of(String name) {
        return new SuggestedName(name, null, name);
    }

    /** Suggests names for the type of a member. */
    public static SuggestedName ofMember(ClassName owner, String member) {
        String name = JavaNames.upperCamel(member, "Value");
        return new SuggestedName(String.join("", owner.simpleNames()) + name, owner, name);
    }

    /** Suggests names for the type of a list's items. */
    public SuggestedName item() {
        return new SuggestedName(item(name), owner, item(member));
    }

    /** Suggests names for the type of a map's values. */
    SuggestedName value() {
        return new SuggestedName(name + "Value", owner, member + "Value");
    }

    private static String item(String name) {
        return Nouns.isPlural(name) ? Nouns.singular(name) : name + "Item";
    }
}
