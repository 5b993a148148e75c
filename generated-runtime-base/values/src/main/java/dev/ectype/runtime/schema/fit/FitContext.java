package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Holds the inputs from which a value is generated or repaired. Equal contexts give equal bytes.
 *
 * @param resource the resource of the instance, or empty
 * @param id the identifier of the instance, or empty
 * @param assigned the members that the server sets: the identifier, the parent's identifier, the state
 * @param serverSet the members that only the server sets and that start empty
 * @param copied the members of the root that are copied from the source unchanged
 * @param filling the optional members that get generated values
 */
public record FitContext(
        long seed,
        Instant now,
        String resource,
        String id,
        Direction direction,
        Map<String, Document> assigned,
        Set<String> serverSet,
        Set<String> copied,
        DocumentAddresses links,
        Filling filling) {
    public FitContext {
        serverSet = serverSet.isEmpty()
                ? Collections.emptySet()
                : Collections.unmodifiableSet(new LinkedHashSet<>(serverSet));
        assigned = assigned.isEmpty()
                ? Collections.emptyMap()
                : Collections.unmodifiableMap(new LinkedHashMap<>(assigned));
        copied = copied.isEmpty() ? Collections.emptySet() : Collections.unmodifiableSet(new LinkedHashSet<>(copied));
    }

    public static FitContext of(long seed, Instant now, Direction direction) {
        return new FitContext(
                seed,
                now,
                "",
                "",
                direction,
                Collections.emptyMap(),
                Collections.emptySet(),
                Collections.emptySet(),
                DocumentAddresses.NONE,
                Filling.NONE);
    }

    public FitContext instance(String resource, String id) {
        return new FitContext(seed, now, resource, id, direction, assigned, serverSet, copied, links, filling);
    }

    /** Assigns a value to a member of the root, converted to the member's type. */
    public FitContext assign(String member, Document value) {
        Map<String, Document> one = new LinkedHashMap<>();
        one.put(member, value);
        return assign(one);
    }

    /** Assigns values to members of the root. */
    public FitContext assign(Map<String, Document> values) {
        Map<String, Document> more = new LinkedHashMap<>(assigned);
        more.putAll(values);
        return new FitContext(seed, now, resource, id, direction, more, serverSet, copied, links, filling);
    }

    /** Sets the members that start empty unless a value is known. */
    public FitContext serverSet(Set<String> members) {
        return new FitContext(seed, now, resource, id, direction, assigned, members, copied, links, filling);
    }

    /** Copies members of the root from the source. */
    public FitContext copyMembers(Set<String> members) {
        return new FitContext(seed, now, resource, id, direction, assigned, serverSet, members, links, filling);
    }

    public FitContext towards(Direction other) {
        return new FitContext(seed, now, resource, id, other, assigned, serverSet, copied, links, filling);
    }

    /** Generates values of optional members too. */
    public FitContext filling(Filling other) {
        return new FitContext(seed, now, resource, id, direction, assigned, serverSet, copied, links, other);
    }

    /** Sets the current time. */
    public FitContext at(Instant other) {
        return new FitContext(seed, other, resource, id, direction, assigned, serverSet, copied, links, filling);
    }

    public FitContext links(DocumentAddresses other) {
        return new FitContext(seed, now, resource, id, direction, assigned, serverSet, copied, other, filling);
    }
}
