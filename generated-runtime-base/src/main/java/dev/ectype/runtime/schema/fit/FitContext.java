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
 * The circumstances in which a value is made; equal ones make equal bytes.
 *
 * @param resource the resource that the value is an instance of, or empty
 * @param id the identifier of that instance, or empty
 * @param assigned members of the value that the server decides: its identifier, its parent's, its state
 * @param serverSet members of the value that nobody but the server sets, of which it shows that there is nothing yet
 * @param copied members of the root that are copied from the source, because they hold what would be made of them
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
        DocumentAddresses links) {
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
                DocumentAddresses.NONE);
    }

    public FitContext instance(String resource, String id) {
        return new FitContext(seed, now, resource, id, direction, assigned, serverSet, copied, links);
    }

    /** Puts a value into a member of the root; it is spelt as the member's type asks. */
    public FitContext assign(String member, Document value) {
        Map<String, Document> one = new LinkedHashMap<>();
        one.put(member, value);
        return assign(one);
    }

    /** Puts values into members of the root. */
    public FitContext assign(Map<String, Document> values) {
        Map<String, Document> more = new LinkedHashMap<>(assigned);
        more.putAll(values);
        return new FitContext(seed, now, resource, id, direction, more, serverSet, copied, links);
    }

    /** Shows of members that nobody but the server sets that there is nothing yet, where nothing else is known of them. */
    public FitContext serverSet(Set<String> members) {
        return new FitContext(seed, now, resource, id, direction, assigned, members, copied, links);
    }

    /** Copies members of the root from the source. */
    public FitContext copyMembers(Set<String> members) {
        return new FitContext(seed, now, resource, id, direction, assigned, serverSet, members, links);
    }

    public FitContext towards(Direction other) {
        return new FitContext(seed, now, resource, id, other, assigned, serverSet, copied, links);
    }

    public FitContext links(DocumentAddresses other) {
        return new FitContext(seed, now, resource, id, direction, assigned, serverSet, copied, other);
    }
}
