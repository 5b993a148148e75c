package dev.ectype.launcher.replay;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Removes the instances that certain requests changed from two bodies. It also removes as many other list elements as
 * those changes may have moved on or off the page.
 */
final class UntouchedContent {
    private final IdentifierMap identifiers;
    private final Map<String, RecordedWrite> recordedTouched = new LinkedHashMap<>();
    private final Map<String, RecordedWrite> actualTouched = new LinkedHashMap<>();
    private final Map<String, RecordedWrite> recordedTwins;
    private final Map<String, RecordedWrite> actualTwins = new LinkedHashMap<>();
    private final Set<RecordedWrite> causes = new LinkedHashSet<>();
    private final JsonWriter then = new JsonWriter();
    private final JsonWriter now = new JsonWriter();

    /**
     * Removes the changed instances.
     *
     * @param writes the writes that overlapped the exchange
     * @param twins the overlapping creations; an instance of theirs in one list only may have displaced others
     * @param recorded the recorded body
     * @param actual the actual body
     * @param noun the resource noun of the bodies
     */
    UntouchedContent(
            IdentifierMap identifiers,
            List<RecordedWrite> writes,
            Map<String, RecordedWrite> twins,
            Document recorded,
            Document actual,
            String noun) {
        this.identifiers = identifiers;
        this.recordedTwins = twins;
        twins.values()
                .forEach(write -> write.created()
                        .forEach(
                                leaf -> actualTwins.put(ValueOrigins.key(actualOrRecorded(leaf), leaf.noun()), write)));
        for (RecordedWrite write : writes) {
            for (JsonLeaf leaf : write.affected()) {
                recordedTouched.putIfAbsent(leaf.key(), write);
                actualTouched.putIfAbsent(ValueOrigins.key(actualOrRecorded(leaf), leaf.noun()), write);
            }
        }
        values(recorded, actual, "", noun);
    }

    /** The rest of the recorded body. */
    Document recorded() {
        return then.toDocument();
    }

    /** The rest of the actual body. */
    Document actual() {
        return now.toDocument();
    }

    /** The writes that changed the removed instances. */
    List<RecordedWrite> causes() {
        return List.copyOf(causes);
    }

    private @Nullable String now(JsonLeaf leaf) {
        String same = identifiers.certain(leaf.text(), leaf.noun());
        return same == null && IdentifierMap.isLikely(leaf.text()) ? identifiers.ofAny(leaf.text()) : same;
    }

    private String actualOrRecorded(JsonLeaf leaf) {
        String same = now(leaf);
        return same == null ? leaf.text() : same;
    }

    private void values(Document recorded, Document actual, String name, String noun) {
        if (recorded.isObject() && actual.isObject()) {
            if (isTouched(ListElement.of(recorded, name, noun).identifier(), recordedTouched)) {
                then.beginObject().endObject();
                now.beginObject().endObject();
            } else {
                members(recorded, actual, noun);
            }
        } else if (recorded.isArray() && actual.isArray()) {
            lists(ListElement.all(recorded, name, noun), ListElement.all(actual, name, noun));
        } else {
            then.value(recorded);
            now.value(actual);
        }
    }

    private void members(Document recorded, Document actual, String noun) {
        then.beginObject();
        now.beginObject();
        int before = causes.size();
        List<JsonMember> scalars = new ArrayList<>();
        for (JsonMember member : recorded.members()) {
            Document other = actual.member(member.name());
            if (other == null || !isNested(member.value()) || !isNested(other)) {
                scalars.add(member);
            } else {
                then.name(member.name());
                now.name(member.name());
                values(member.value(), other, member.name(), NounResolver.inside(member, noun));
            }
        }
        boolean paged = causes.size() > before;
        for (JsonMember member : scalars) {
            Document other = actual.member(member.name());
            if (!paged || !isEnd(member.value(), other)) {
                then.name(member.name()).value(member.value());
                if (other != null) {
                    now.name(member.name()).value(other);
                }
            }
        }
        for (JsonMember member : actual.members()) {
            if (recorded.member(member.name()) == null && !(paged && isEnd(null, member.value()))) {
                now.name(member.name()).value(member.value());
            }
        }
        then.endObject();
        now.endObject();
    }

    private static boolean isNested(Document value) {
        return value.isObject() || value.isArray();
    }

    /** Reports whether two scalars are a page cursor and a missing one. */
    private static boolean isEnd(@Nullable Document one, @Nullable Document other) {
        boolean ends = one == null || one.isNull() || other == null || other.isNull();
        return ends && (one == null || !isNested(one)) && (other == null || !isNested(other));
    }

    private void lists(List<ListElement> recorded, List<ListElement> actual) {
        Set<String> recordedKeys = new LinkedHashSet<>();
        for (ListElement each : recorded) {
            if (each.identifier() != null) {
                recordedKeys.add(ValueOrigins.key(
                        actualOrRecorded(each.identifier()), each.identifier().noun()));
            }
        }
        Set<String> actualKeys = new LinkedHashSet<>();
        actual.forEach(each -> actualKeys.add(
                each.identifier() == null ? "" : each.identifier().key()));
        Predicate<JsonLeaf> onlyRecorded =
                own -> now(own) != null && !actualKeys.contains(ValueOrigins.key(actualOrRecorded(own), own.noun()));
        Predicate<JsonLeaf> onlyActual =
                own -> identifiers.isTaken(own.text(), own.noun()) && !recordedKeys.contains(own.key());
        List<ListElement> recordedRest = without(recorded, recordedTouched, recordedTwins, onlyRecorded);
        List<ListElement> actualRest = without(actual, actualTouched, actualTwins, onlyActual);
        int limit = Math.max(recorded.size() - recordedRest.size(), actual.size() - actualRest.size());
        write(then, recordedRest, limit, onlyRecorded);
        write(now, actualRest, limit, onlyActual);
    }

    private List<ListElement> without(
            List<ListElement> elements,
            Map<String, RecordedWrite> touched,
            Map<String, RecordedWrite> twins,
            Predicate<JsonLeaf> unmatched) {
        return elements.stream()
                .filter(each -> each.leaves().stream().noneMatch(leaf -> isTouched(leaf, touched)))
                .filter(each -> each.identifier() == null
                        || !unmatched.test(each.identifier())
                        || !isTouched(each.identifier(), twins))
                .toList();
    }

    private boolean isTouched(@Nullable JsonLeaf leaf, Map<String, RecordedWrite> touched) {
        RecordedWrite write = leaf == null ? null : touched.get(leaf.key());
        if (write != null) {
            causes.add(write);
        }
        return write != null;
    }

    /** Writes a list without up to {@code most} elements that the other list lacks. */
    private static void write(JsonWriter out, List<ListElement> elements, int limit, Predicate<JsonLeaf> unmatched) {
        out.beginArray();
        int remaining = limit;
        for (ListElement each : elements) {
            if (remaining > 0 && each.identifier() != null && unmatched.test(each.identifier())) {
                remaining--;
            } else {
                out.value(each.value());
            }
        }
        out.endArray();
    }
}
