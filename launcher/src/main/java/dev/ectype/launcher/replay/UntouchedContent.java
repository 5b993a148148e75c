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
    private final Map<String, RecordedWrite> touchedThen = new LinkedHashMap<>();
    private final Map<String, RecordedWrite> touchedNow = new LinkedHashMap<>();
    private final Map<String, RecordedWrite> twinsThen;
    private final Map<String, RecordedWrite> twinsNow = new LinkedHashMap<>();
    private final Set<RecordedWrite> by = new LinkedHashSet<>();
    private final JsonWriter then = new JsonWriter();
    private final JsonWriter now = new JsonWriter();

    /**
     * Removes the changed instances.
     *
     * @param writes the writes that overlapped the exchange
     * @param twins the overlapping creations; an instance of theirs in one list only may have displaced others
     * @param was the recorded body
     * @param is the actual body
     * @param noun the resource noun of the bodies
     */
    UntouchedContent(
            IdentifierMap identifiers,
            List<RecordedWrite> writes,
            Map<String, RecordedWrite> twins,
            Document was,
            Document is,
            String noun) {
        this.identifiers = identifiers;
        this.twinsThen = twins;
        twins.values()
                .forEach(write -> write.created()
                        .forEach(
                                thing -> twinsNow.put(ValueOrigins.key(actualOrRecorded(thing), thing.noun()), write)));
        for (RecordedWrite write : writes) {
            for (JsonLeaf thing : write.affected()) {
                touchedThen.putIfAbsent(thing.key(), write);
                touchedNow.putIfAbsent(ValueOrigins.key(actualOrRecorded(thing), thing.noun()), write);
            }
        }
        values(was, is, "", noun);
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
    List<RecordedWrite> by() {
        return List.copyOf(by);
    }

    private @Nullable String now(JsonLeaf leaf) {
        String same = identifiers.certain(leaf.text(), leaf.noun());
        return same == null && IdentifierMap.isLikely(leaf.text()) ? identifiers.ofAny(leaf.text()) : same;
    }

    private String actualOrRecorded(JsonLeaf leaf) {
        String same = now(leaf);
        return same == null ? leaf.text() : same;
    }

    private void values(Document was, Document is, String name, String noun) {
        if (was.isObject() && is.isObject()) {
            if (isTouched(ListElement.of(was, name, noun).own(), touchedThen)) {
                then.beginObject().endObject();
                now.beginObject().endObject();
            } else {
                members(was, is, noun);
            }
        } else if (was.isArray() && is.isArray()) {
            lists(ListElement.all(was, name, noun), ListElement.all(is, name, noun));
        } else {
            then.value(was);
            now.value(is);
        }
    }

    private void members(Document was, Document is, String noun) {
        then.beginObject();
        now.beginObject();
        int before = by.size();
        List<JsonMember> scalars = new ArrayList<>();
        for (JsonMember member : was.members()) {
            Document other = is.member(member.name());
            if (other == null || !isNested(member.value()) || !isNested(other)) {
                scalars.add(member);
            } else {
                then.name(member.name());
                now.name(member.name());
                values(member.value(), other, member.name(), NounResolver.inside(member, noun));
            }
        }
        boolean paged = by.size() > before;
        for (JsonMember member : scalars) {
            Document other = is.member(member.name());
            if (!paged || !isEnd(member.value(), other)) {
                then.name(member.name()).value(member.value());
                if (other != null) {
                    now.name(member.name()).value(other);
                }
            }
        }
        for (JsonMember member : is.members()) {
            if (was.member(member.name()) == null && !(paged && isEnd(null, member.value()))) {
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

    private void lists(List<ListElement> was, List<ListElement> is) {
        Set<String> thoseNow = new LinkedHashSet<>();
        for (ListElement each : was) {
            if (each.own() != null) {
                thoseNow.add(ValueOrigins.key(
                        actualOrRecorded(each.own()), each.own().noun()));
            }
        }
        Set<String> these = new LinkedHashSet<>();
        is.forEach(each -> these.add(each.own() == null ? "" : each.own().key()));
        Predicate<JsonLeaf> onlyThen =
                own -> now(own) != null && !these.contains(ValueOrigins.key(actualOrRecorded(own), own.noun()));
        Predicate<JsonLeaf> onlyNow =
                own -> identifiers.isTaken(own.text(), own.noun()) && !thoseNow.contains(own.key());
        List<ListElement> leftThen = without(was, touchedThen, twinsThen, onlyThen);
        List<ListElement> leftNow = without(is, touchedNow, twinsNow, onlyNow);
        int most = Math.max(was.size() - leftThen.size(), is.size() - leftNow.size());
        write(then, leftThen, most, onlyThen);
        write(now, leftNow, most, onlyNow);
    }

    private List<ListElement> without(
            List<ListElement> elements,
            Map<String, RecordedWrite> touched,
            Map<String, RecordedWrite> twins,
            Predicate<JsonLeaf> alone) {
        return elements.stream()
                .filter(each -> each.leaves().stream().noneMatch(leaf -> isTouched(leaf, touched)))
                .filter(each -> each.own() == null || !alone.test(each.own()) || !isTouched(each.own(), twins))
                .toList();
    }

    private boolean isTouched(@Nullable JsonLeaf leaf, Map<String, RecordedWrite> touched) {
        RecordedWrite write = leaf == null ? null : touched.get(leaf.key());
        if (write != null) {
            by.add(write);
        }
        return write != null;
    }

    /** Writes a list without up to {@code most} elements that the other list lacks. */
    private static void write(JsonWriter out, List<ListElement> elements, int most, Predicate<JsonLeaf> alone) {
        out.beginArray();
        int left = most;
        for (ListElement each : elements) {
            if (left > 0 && each.own() != null && alone.test(each.own())) {
                left--;
            } else {
                out.value(each.value());
            }
        }
        out.endArray();
    }
}
