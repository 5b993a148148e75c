package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.IdentifierSamples;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.StateName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** Reads the values of a state member. */
final class LifecycleStates {
    private static final List<String> BEGINNINGS = List.of(
            "draft",
            "new",
            "created",
            "initial",
            "notstarted",
            "unsubmitted",
            "todo",
            "queued",
            "scheduled",
            "placed",
            "creating",
            "provisioning",
            "available",
            "pending",
            "open",
            "opened",
            "active",
            "enabled",
            "incomplete",
            "unpaid",
            "ready");

    private static final List<String> LATER = List.of("succeeded", "completed", "complete", "processing");

    private LifecycleStates() {}

    /** Returns the values of an enumeration, or those that the description of a text marks as code. */
    static List<String> of(TypeShapes shapes, ObjectMember member) {
        List<String> words = new ArrayList<>();
        if (shapes.core(member.type()) instanceof TextType text && text.format() == null && text.pattern() == null) {
            return ValueWords.of(description(shapes, member));
        }
        if (shapes.core(member.type()) instanceof EnumType allowed) {
            for (JsonValue value : allowed.values()) {
                if (value instanceof JsonText text && !text.text().isEmpty()) {
                    words.add(text.text());
                }
            }
        }
        return words;
    }

    private static String description(TypeShapes shapes, ObjectMember member) {
        String own = member.type().notes().description();
        return String.valueOf(own == null ? shapes.core(member.type()).notes().description() : own);
    }

    /**
     * Returns the initial state: the default, else the state in a creation's reply, else the one that the
     * description names for the beginning, else the first in a typical order.
     */
    static String initial(ModelDraft draft, ResourceDraft resource, ObjectMember member, List<String> states) {
        JsonValue defaultValue = draft.shapes.core(member.type()).notes().defaultValue();
        if (defaultValue instanceof JsonText text && states.contains(text.text())) {
            return text.text();
        }
        String example = IdentifierSamples.firstCreatedValue(draft, resource, member.name());
        if (example != null && states.contains(example)) {
            return example;
        }
        String described = ValueWords.first(description(draft.shapes, member), states);
        if (described != null) {
            return described;
        }
        List<String> known =
                states.stream().filter(state -> !isUnspecified(state)).toList();
        List<String> candidates = known.isEmpty() ? states : known;
        return isSorted(candidates) || Verbs.isFinal(candidates.get(0)) ? beginning(candidates) : candidates.get(0);
    }

    private static boolean isUnspecified(String state) {
        List<String> words = NameWords.of(state);
        return words.contains("unknown") || words.contains("unspecified") || words.contains("none");
    }

    /** Returns the state with the most typical initial word, for lists in alphabetical order. */
    private static String beginning(List<String> states) {
        for (String start : BEGINNINGS) {
            for (String state : states) {
                if (StateName.bare(state, states).equals(start)) {
                    return state;
                }
            }
        }
        for (String state : states) {
            if (StateName.of(state, states).get(0).equals("requires")) {
                return requiringMost(states);
            }
        }
        return states.stream()
                .filter(state -> !Verbs.isFinal(state) || LATER.contains(StateName.bare(state, states)))
                .findFirst()
                .orElse(states.get(0));
    }

    /** Returns whether the states are in alphabetical order, which says nothing about their sequence. */
    static boolean isSorted(List<String> states) {
        return states.size() > 2 && states.stream().sorted().toList().equals(states);
    }

    /** Returns the last state that requires an input, which is the earliest in the sequence. */
    private static String requiringMost(List<String> states) {
        List<String> requiring = states.stream()
                .filter(state -> StateName.of(state, states).get(0).equals("requires"))
                .toList();
        return requiring.get(requiring.size() - 1);
    }
}
