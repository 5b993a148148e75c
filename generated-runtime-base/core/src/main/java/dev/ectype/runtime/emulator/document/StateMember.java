package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and assigns the state of an instance, which may be a member of an object such as {@code status.phase}. */
public final class StateMember {
    private StateMember() {}

    /** Returns the name of the top-level member with the state. */
    static String name(LifecyclePlan lifecycle) {
        return lifecycle.member().names().get(0);
    }

    /** Returns the state of an instance, or null if it has none. */
    public static @Nullable String of(LifecyclePlan lifecycle, Document document) {
        Document state = document.at(lifecycle.member());
        return state != null && state.isString() ? state.text() : null;
    }

    /**
     * Returns the value of the top-level member with a state.
     *
     * @param source the values beside the state, or null
     */
    static Document value(LifecyclePlan lifecycle, String state, @Nullable Document source) {
        if (lifecycle.member().names().size() == 1) {
            return Document.of(state);
        }
        Document holder = source == null || !source.isObject() ? Document.EMPTY_OBJECT : source;
        Document value =
                PathEdit.set(holder, lifecycle.member(), Document.of(state)).member(name(lifecycle));
        return value == null ? Document.of(state) : value;
    }

    /**
     * Adds a state to the members that the server sets.
     *
     * @param source the values beside the state, or null
     */
    public static void assign(
            LifecyclePlan lifecycle, String state, @Nullable Document source, Map<String, Document> assigned) {
        assigned.put(name(lifecycle), value(lifecycle, state, source));
    }
}
