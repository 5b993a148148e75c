package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.noun.Nouns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the member of an envelope that contains what the envelope is about, by names. */
final class EnvelopeMembers {
    private EnvelopeMembers() {}

    /** Returns the member with the name of a noun, of its last word, or else with a usual name; null if there is none. */
    static @Nullable ObjectMember named(List<ObjectMember> members, String noun, List<String> usual) {
        String key = NameWords.key(noun);
        for (ObjectMember member : members) {
            if (NameWords.key(member.name()).equals(key)) {
                return member;
            }
        }
        for (ObjectMember member : members) {
            List<String> words = NameWords.of(noun);
            if (!words.isEmpty() && NameWords.key(member.name()).equals(NameWords.key(words.get(words.size() - 1)))) {
                return member;
            }
        }
        for (String name : usual) {
            for (ObjectMember member : members) {
                if (member.name().equalsIgnoreCase(name)) {
                    return member;
                }
            }
        }
        return null;
    }

    /** Returns the only member whose name ends in the words of a noun: {@code recurring_charge} for charges; else null. */
    static @Nullable ObjectMember ending(List<ObjectMember> members, String noun) {
        List<String> nouns = NameWords.of(Nouns.singular(noun));
        List<ObjectMember> ending = members.stream()
                .filter(member -> {
                    List<String> words = NameWords.of(Nouns.singular(member.name()));
                    int rest = words.size() - nouns.size();
                    return !nouns.isEmpty()
                            && rest > 0
                            && words.subList(rest, words.size()).equals(nouns);
                })
                .toList();
        return ending.size() == 1 ? ending.get(0) : null;
    }
}
