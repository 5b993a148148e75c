package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The boolean member that a verb sets: {@code favorite} makes {@code favorited} true and {@code unlock} makes
 * {@code locked} false.
 *
 * @param member the name of a boolean member, or of the time since which the flag is set
 * @param count the member that counts the calls, or null
 */
record FlagMember(String member, boolean on, @Nullable String count) {
    private static final List<String> BEFORE = List.of("", "is", "has", "was");
    private static final List<String> TIMES = List.of("at", "on", "time", "date");

    /** Returns the member that the verb sets, or null. */
    static @Nullable FlagMember of(TypeShapes shapes, ObjectShape shape, String verb) {
        FlagMember direct = find(shapes, shape, Verbs.bare(verb), true);
        if (direct != null) {
            return direct;
        }
        for (String undone : Verbs.undoneBy(verb)) {
            FlagMember cleared = find(shapes, shape, undone, false);
            if (cleared != null) {
                return cleared;
            }
        }
        return null;
    }

    /** Returns the boolean member that has the name of a state, or null. */
    static @Nullable FlagMember named(TypeShapes shapes, ObjectShape shape, String state) {
        ObjectMember member = booleanMember(shapes, shape, state);
        return member == null ? null : new FlagMember(member.name(), true, null);
    }

    FlagMember inverted() {
        return new FlagMember(member, !on, count);
    }

    private static @Nullable FlagMember find(TypeShapes shapes, ObjectShape shape, String verb, boolean on) {
        Set<String> words = new LinkedHashSet<>(Verbs.participles(verb));
        for (String word : words) {
            ObjectMember member = booleanMember(shapes, shape, word);
            if (member != null) {
                return new FlagMember(member.name(), on, count(shapes, shape, verb, words));
            }
        }
        for (String word : words) {
            ObjectMember member = timeMember(shapes, shape, word);
            if (member != null) {
                return new FlagMember(member.name(), on, count(shapes, shape, verb, words));
            }
        }
        return null;
    }

    private static @Nullable ObjectMember booleanMember(TypeShapes shapes, ObjectShape shape, String word) {
        for (String before : BEFORE) {
            ObjectMember member = shape.like(before + word);
            if (member != null && shapes.core(member.type()) instanceof BooleanType) {
                return member;
            }
        }
        return null;
    }

    /** Returns an optional time member, which sets the flag by its presence, or null. */
    private static @Nullable ObjectMember timeMember(TypeShapes shapes, ObjectShape shape, String word) {
        for (String time : TIMES) {
            ObjectMember member = shape.like(word + time);
            boolean optional = member != null && (!member.required() || shapes.mayBeNull(member.type()));
            if (member != null && optional && isTime(shapes, member)) {
                return member;
            }
        }
        return null;
    }

    private static boolean isTime(TypeShapes shapes, ObjectMember member) {
        return shapes.core(member.type()) instanceof NumberType
                || shapes.core(member.type()) instanceof TextType text
                        && (text.format() == null || text.format().startsWith("date"));
    }

    private static @Nullable String count(TypeShapes shapes, ObjectShape shape, String verb, Set<String> words) {
        Set<String> names = new LinkedHashSet<>();
        for (String word : List.of(verb, verb + "er", verb + "r")) {
            String several = Nouns.plural(word);
            names.addAll(List.of(several + "count", word + "count", "num" + several, "total" + several, several));
        }
        words.forEach(word -> names.add(word + "count"));
        for (String name : names) {
            ObjectMember member = shape.like(name);
            if (member != null && shapes.core(member.type()) instanceof NumberType number && number.integer()) {
                return member.name();
            }
        }
        return null;
    }
}
